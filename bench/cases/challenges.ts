// An organization's challenges, with how lively they are.
import { sql } from '#platform/db/database.ts'
import type { BenchCase } from '../case.ts'
import { addChurch, addPeople } from '../rows.ts'

const lively: BenchCase = {
  name: 'GET /challenges/get_challenges with activity',
  async prepare({ db, tokenFor, people: count }) {
    const church = await addChurch(db, 'Bench Challenges')
    const people = await addPeople(db, church.id, count)
    await db.run(sql`
      insert into challenges (organization_id, name, content, topics, status, points_awarded, duration_days)
      select ${church.id}, 'Challenge ' || n, repeat('<p>Begin with one psalm.</p>', 10), array['prayer', 'bible'], 'published', 50, 14 from generate_series(1, 20) n`)
    await db.run(sql`
      insert into challenge_progress (user_id, challenge_id, organization_id, status, completed_at)
      select person, id, ${church.id}, case when (person + id) % 2 = 0 then 'completed' else 'in-progress' end, case when (person + id) % 2 = 0 then now() end
      from challenges, unnest(${people}::bigint[]) person where organization_id = ${church.id}`)
    await db.run(sql`
      insert into challenge_check_ins (user_id, challenge_id, day)
      select user_id, challenge_id, current_date - n from challenge_progress, generate_series(0, 4) n where organization_id = ${church.id}`)
    const token = await tokenFor(people[0]!)
    return { request: () => ({ method: 'GET', path: `/challenges/get_challenges?organization_id=${church.id}&include_activity=1`, token }) }
  },
}

export const cases = [lively]
