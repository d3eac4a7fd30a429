// docs/security.md is whole: each requirement of the standard has its line, and whatever is named as evidence is there.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { it } from 'node:test'
import { readCommitted } from './committed.ts'

const text = readCommitted('docs/security.md')

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by section. https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0/en */
const requirements = `
  1.1: 1 2; 1.2: 1 2 3 4 5 6 7 8 9; 1.3: 1 2 3 4 5 6 7 8 9 10 11; 1.4: 1 2 3; 1.5: 1 2; 2.1: 1 2 3; 2.2: 1 2 3; 2.3: 1 2 3 4; 2.4: 1;
  3.2: 1 2; 3.3: 1 2 3 4; 3.4: 1 2 3 4 5 6; 3.5: 1 2 3 4 5; 3.7: 1 2; 4.1: 1 2 3; 4.2: 1; 4.3: 1 2; 4.4: 1 2 3 4;
  5.1: 1; 5.2: 1 2 3; 5.3: 1 2; 5.4: 1 2 3; 6.1: 1 2 3; 6.2: 1 2 3 4 5 6 7 8 9 10 11 12; 6.3: 1 2 3 4; 6.4: 1 2 3 4; 6.5: 1 2 3 4 5; 6.6: 1 2 3;
  6.8: 1 2 3 4; 7.1: 1 2 3; 7.2: 1 2 3 4; 7.3: 1 2; 7.4: 1 2 3 4 5; 7.5: 1 2; 7.6: 1 2; 8.1: 1 2; 8.2: 1 2 3; 8.3: 1; 8.4: 1; 9.1: 1 2 3; 9.2: 1 2 3 4;
  10.1: 1 2; 10.2: 1 2; 10.3: 1 2 3 4; 10.4: 1 2 3 4 5 6 7 8 9 10 11; 10.5: 1 2 3 4 5; 10.6: 1 2; 10.7: 1 2 3;
  11.1: 1 2; 11.2: 1 2 3; 11.3: 1 2 3; 11.4: 1 2 3 4; 11.5: 1; 11.6: 1; 12.1: 1 2 3; 12.2: 1 2; 12.3: 1 2 3 4; 13.1: 1; 13.2: 1 2 3 4 5; 13.3: 1 2;
  13.4: 1 2 3 4 5; 14.1: 1 2; 14.2: 1 2 3 4; 14.3: 1 2 3; 15.1: 1 2 3; 15.2: 1 2 3; 15.3: 1 2 3 4 5 6 7; 16.1: 1; 16.2: 1 2 3 4 5; 16.3: 1 2 3 4;
  16.4: 1 2 3; 16.5: 1 2 3; 17.1: 1; 17.2: 1 2 3 4; 17.3: 1 2`
  .split(';')
  .flatMap((section) => {
    const [name, numbers] = section.trim().split(': ')
    return numbers!.split(' ').map((number) => `${name}.${number}`)
  })
const lines = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (yes|partly|no|n\/a) \| (.+) \|$/gm)].map(([, number, , met, how]) => ({
  number,
  met,
  how: how!,
}))
const paths = (of: string) => [...of.matchAll(/`([\w./-]+\.(?:tsx?|md|sql|json|conf|service)|Containerfile)`/g)].map(([, path]) => path!)

it('docs/security.md has one line for each requirement of levels 1 and 2, and none besides', () => {
  assert.equal(requirements.length, 253)
  assert.deepEqual(
    lines.map(({ number }) => number),
    requirements,
  )
  const showsNothing = lines.filter(({ met, how }) => met === 'yes' && paths(how).length === 0 && !how.startsWith('[Above]'))
  assert.deepEqual(showsNothing, [])
})

it('docs/security.md names no file that is not there, and no part of itself', () => {
  const missing = paths(text).filter((path) => path.includes('/') && !existsSync(new URL(`../${path}`, import.meta.url)))
  assert.deepEqual(missing, [])
  const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  for (const [, link] of text.matchAll(/\]\(#([\w-]+)\)/g)) assert.ok(headings.includes(link!), link!)
})
