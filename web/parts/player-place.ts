// The player, once a page came that has something to hear: the first screen need not carry it.
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

export const player = signal<ComponentType | undefined>(undefined)
