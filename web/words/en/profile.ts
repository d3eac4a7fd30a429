export const profile = {
  birthday: 'Birthday',
  birthdayAbout: 'Others see the day and the month only. Without a birthday you count as a minor in one to one; admins see that there.',
  homeChurch: 'My church',
  language: 'Language',
  languageOfBrowser: 'As this browser',
  phone: 'Phone number',
  seenBy: { church: 'Everybody in my church', leaders: 'Leaders', nobody: 'Nobody' },
  timeOfChurch: 'As my church',
  timeZone: 'Time zone',
  title: 'Profile',
  whoSeesBirthday: 'Who may see your birthday?',
  whoSeesPhone: 'Who may see your phone number?',
}
