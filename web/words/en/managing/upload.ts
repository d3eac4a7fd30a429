export const upload = {
  lost: ({ name, share }: { name: string; share: string }) => `The connection was lost while “${name}” was on its way (${share}).`,
  lostAbout: 'The file is still chosen. It is sent again as soon as there is a connection.',
  sending: ({ name }: { name: string }) => `“${name}” is being sent`,
  sent: ({ name }: { name: string }) => `“${name}” has arrived`,
  tooLarge: ({ max }: { max: string }) => `This file is too large: at most ${max} MB.`,
  unreadable: 'This file can’t be read. Please choose it again.',
  waiting: ({ name, share }: { name: string; share: string }) =>
    `The connection was lost while “${name}” was on its way (${share}). It goes on when it is back.`,
  waitingAbout: 'There is nothing to do. Should you leave this page, choose the same file again within a day: it goes on where it stopped.',
}
