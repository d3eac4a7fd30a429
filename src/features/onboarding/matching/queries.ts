// SQL that finds the trainings and challenges that fit someone's topics, best first.
import type { Viewer } from '#features/trainings/policy.ts'
import { isPublicIn } from '#features/trainings/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { isOffered } from '../queries.ts'
import { significantWords } from './words.ts'

/** What is public to a viewer, but for what they have completed: which that is, whoever asks has looked up once, for all that follows from it. */
const openTrainings = (viewer: Viewer, completed: number[]) => sql`
  select id, stems, stemmer, headline, created_at from trainings where ${isPublicIn(viewer.organizations)} and id <> all(${completed}::bigint[])`
const openChallenges = (viewer: Viewer, completed: number[]) => sql`
  select id, stems, stemmer, headline, created_at from challenges where ${isOffered(viewer.organizations)} and id <> all(${completed}::bigint[])`

/** A longer word is looked for as it is written: to compare spellings takes the square of their length, and no language has such words. */
const LONGEST_LOOKALIKE = 100

/** Fewer matches than this are filled up with the newest others. */
const AT_LEAST = 5

export const matchTrainings = (db: Db, viewer: Viewer, topics: string[], completed: number[], atMost: number) =>
  match(db, openTrainings(viewer, completed), topics, atMost)
export const matchChallenges = (db: Db, viewer: Viewer, topics: string[], completed: number[], atMost: number) =>
  match(db, openChallenges(viewer, completed), topics, atMost)

async function match(db: Db, candidates: Sql, topics: string[], atMost: number): Promise<number[]> {
  const found = await rank(db, candidates, topics, atMost)
  const missing = Math.min(AT_LEAST, atMost) - found.length
  if (missing <= 0) return found
  const newest = await db.many<{ id: number }>(sql`
    select id from (${candidates}) candidates where id <> all(${found}) order by created_at desc, id desc limit ${missing}`)
  return [...found, ...newest.map(({ id }) => id)]
}

/**
 * A word means itself and, less, up to five words of the headlines that look like it: trigrams find them when it is misspelt or cut short, in
 * every script and with every locale of the database.
 * Full text then finds their stems, and of scripts without blanks their signs one after the other, and weighs where: name 1, topics 0.8, what it
 * is filed under 0.25, text 0.15. Nobody says in which language a topic is: it is asked for in all of them, with its accents and without, and
 * what a stemmer makes of it counts for texts of its language alone. An item's score for a topic is the mean over the topic's words, but for
 * those that say nothing in the language of the item ("and", "with"); the scores for all topics add up.
 */
async function rank(db: Db, candidates: Sql, topics: string[], atMost: number): Promise<number[]> {
  const words = topics.flatMap((topic, index) => significantWords(topic).map((word) => ({ index, word })))
  const rows = await db.many<{ id: number }>(sql`
    with candidates as not materialized (${candidates}), told as materialized (
      select topic, word as written, folded(word) as word
      from unnest(${words.map(({ index }) => index)}::int[], ${words.map(({ word }) => word)}::text[]) as told (topic, word)
    ), asked as materialized (
      select topic, word, stemmer, query
      from told cross join (
        select cfgname::text as stemmer, oid::regconfig as configuration from pg_ts_config where cfgnamespace = 'pg_catalog'::regnamespace
      ) stemmers cross join lateral (
        select phraseto_tsquery(configuration, spaced(word)) as query union select phraseto_tsquery(configuration, spaced(written))
      ) forms where numnode(query) > 0
    ), telling as materialized (
      select topic, stemmer, count(distinct word) as words from asked group by topic, stemmer
    ), meant as materialized (
      select topic, word, query, array_agg(stemmer) as stemmers, 1 as weight from asked group by topic, word, query
      union all
      select told.topic, told.word, phraseto_tsquery(('pg_catalog.' || spelt.stemmer)::regconfig, spaced(alike)), array[spelt.stemmer], 0.8 * likeness
      from told cross join lateral (
        select alike, stemmers, likeness(word, alike) as likeness
        from (
          select alike, array_agg(stemmer) as stemmers
          from (
            select distinct stemmer, regexp_split_to_table(words_apart(headline), ' ') as alike
            from candidates where length(word) between 4 and ${LONGEST_LOOKALIKE} and in_ascii(word) <% in_ascii(headline)
          ) spellings group by alike
        ) vocabulary
        where length(alike) <= ${LONGEST_LOOKALIKE} and alike <> word and similarity(in_ascii(word), in_ascii(alike)) >= 0.43
          and likeness(word, alike) >= 0.43 -- "prayr" is like prayer (0.44), "giving" not like forgiving (0.42)
        order by likeness desc, alike limit 5
      ) lookalikes cross join lateral unnest(stemmers) as spelt (stemmer)
      where exists (select from asked where (asked.topic, asked.word, asked.stemmer) = (told.topic, told.word, spelt.stemmer))
    ), found as (
      select id, topic, word, stemmer, max(weight * ts_rank('{0.15, 0.25, 0.8, 1}', stems, query)) as score
      from meant join candidates on stems @@ query and stemmer = any(stemmers) group by id, topic, word, stemmer
    ), by_topic as (
      select id, topic, sum(score) / min(words) as score from found join telling using (topic, stemmer) group by id, topic
    )
    select id from by_topic group by id order by round(sum(score)::numeric, 5) desc, id limit ${atMost}`)
  return rows.map(({ id }) => id)
}
