import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { contrastOf, ENOUGH } from './contrast.ts'

it('knows the contrast of each hue, and that the app can be read in all of them', () => {
  for (let hue = 0; hue < 360; hue++) assert.ok(contrastOf(hue) >= ENOUGH && contrastOf(hue) < 21, `${hue}: ${contrastOf(hue)}`)
})

it('reckons with the colours that the app has', () => {
  const css = readFileSync(new URL('../../../parts/base.css', import.meta.url), 'utf8')
  for (const line of [
    '--paper: light-dark(oklch(0.985 0.006 95), oklch(0.19 0.012 230));',
    '--accent: light-dark(oklch(0.44 0.085 var(--hue, 168)), oklch(0.8 0.1 var(--hue, 168)));',
    '--accent-soft: light-dark(oklch(0.94 0.03 var(--hue, 168)), oklch(0.3 0.045 var(--hue, 168)));',
    '--on-accent: light-dark(oklch(0.99 0.005 var(--hue, 168)), oklch(0.2 0.03 var(--hue, 168)));',
  ])
    assert.ok(css.includes(line), line)
})
