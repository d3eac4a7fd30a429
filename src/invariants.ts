// Everything that always holds in the data, by feature: what `verify` checks, and every restored backup.
import { invariants as challengesInvariants } from '#features/challenges/invariants.ts'
import { invariants as postsInvariants } from '#features/posts/invariants.ts'
import { invariants as trainingsInvariants } from '#features/trainings/invariants.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: readonly Invariant[] = [...challengesInvariants, ...postsInvariants, ...trainingsInvariants]
