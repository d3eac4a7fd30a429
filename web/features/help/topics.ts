// The guide for who leads and manages: docs/guide, made data when the app is built (`web/guide.ts`).

export const topics = ['first-steps', 'people', 'groups', 'prayer', 'trainings', 'challenges', 'integrations'] as const
export type TopicName = (typeof topics)[number]

export interface Topic {
  title: string
  about: string
  blocks: Block[]
}

export type Block =
  | { is: 'heading'; text: string }
  | { is: 'paragraph'; text: Inline[] }
  /** `steps` are done one after the other. */
  | { is: 'list' | 'steps'; items: Inline[][] }

export type Inline =
  | string
  /** As a button or a page says it. */
  | { is: 'name'; text: Inline[] }
  | { is: 'link'; to: string; text: string }
