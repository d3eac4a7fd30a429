import assert from 'node:assert/strict'
import { it } from 'node:test'
import { wayToInstall } from './ways-to-install.ts'

const browsers = {
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1':
    'share',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36': 'menu',
  'Mozilla/5.0 (Android 16; Mobile; rv:152.0) Gecko/152.0 Firefox/152.0': 'menu',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36': 'menu',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15': 'dock',
  'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0': undefined,
}

it('tells the steps of each browser, and none where there are none', () => {
  for (const [userAgent, way] of Object.entries(browsers)) assert.equal(wayToInstall({ userAgent, maxTouchPoints: 0 }), way, userAgent)
})

it('knows a tablet that calls itself a desk', () => {
  const [mac] = Object.keys(browsers).filter((userAgent) => userAgent.includes('Macintosh'))
  assert.equal(wayToInstall({ userAgent: mac!, maxTouchPoints: 5 }), 'share')
})
