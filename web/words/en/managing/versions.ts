export const versions = {
  about:
    'Somebody else wrote here at the same time as you. Nothing is lost: choose what is to stay, or copy from one version into the other.',
  copied: 'Copied.',
  copy: 'Copy',
  disputed: 'Two versions: please choose',
  keepMine: 'Keep mine',
  mine: 'Yours',
  othersWrote: 'Somebody else wrote here meanwhile. You see both.',
  takeTheirs: 'Take theirs',
  theirs: 'Theirs',
  title: ({ what }: { what: string }) => `Two versions: ${what}`,
}
