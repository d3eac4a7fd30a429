export const integrations = {
  about: 'Other programs that work with your church.',
  title: 'Integrations',
}
