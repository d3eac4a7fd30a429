// What of a form is sent: what is other than it was. What the meetings that follow have of their own stays, and what others changed meanwhile.

const asTyped = (value: unknown) => String(value ?? '')

export const changesOf = <Fields extends object>(wanted: Fields, before: { [Name in keyof Fields]: unknown }) =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => asTyped(value) !== asTyped(before[name as keyof Fields])),
  ) as Partial<Fields>
