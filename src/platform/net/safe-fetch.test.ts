import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, it, type TestContext } from 'node:test'
import { startLoopbackHttps } from '#test/loopback-https.ts'
import { ForbiddenAddress, openSafeFetch, RequestFailed, type SafeFetchOptions } from './safe-fetch.ts'

type Answer = (response: ServerResponse, url: string) => unknown

/** A server on loopback, and requests that may reach it. */
async function open(t: TestContext, answer: Answer, options: SafeFetchOptions = {}) {
  const server = await startLoopbackHttps((request, _body, response) => answer(response, request.url ?? ''))
  const net = openSafeFetch({ allow: ['127.0.0.1/32'], ca: server.ca, ...options })
  t.after(async () => {
    await net.close()
    await server.close()
  })
  const get = (url: string) => net.request(url, { method: 'GET' })
  return { server, net, get }
}

const ok: Answer = (response) => response.end('hello')

describe('a request to an address that a client named', () => {
  it('reaches a network that the operator allows, and brings status, headers and body', async (t) => {
    const { server, net } = await open(t, (response) => response.writeHead(404, { 'Retry-After': '7' }).end('not here'))
    const answer = await net.request(`${server.origin}/a?b=c`, { method: 'POST', body: 'x', headers: { ttl: '1' } })
    assert.equal(answer.status, 404)
    assert.equal(answer.headers['retry-after'], '7')
    assert.equal(answer.body, 'not here')
  })

  it('is not made to this machine unless the operator allows it', async (t) => {
    const { server, get } = await open(t, ok, { allow: [] })
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
      await assert.rejects(get(`https://${host}:${server.port}/`), ForbiddenAddress, host)
      await assert.rejects(get(`https://${host}/`), ForbiddenAddress, host)
    }
    assert.equal(server.counts.connections, 0)
  })

  it('is not made to a name that leads to this machine or a private network', async (t) => {
    const addresses = [
      '127.0.0.1',
      '::1',
      '10.0.0.1',
      '169.254.169.254',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '0.0.0.0',
    ]
    for (const address of addresses) {
      const net = openSafeFetch({ resolve: async () => [address] })
      t.after(() => net.close())
      await assert.rejects(net.request('https://a.push.example/', { method: 'GET' }), ForbiddenAddress, address)
    }
  })

  it('asks for the addresses of a name once a connection, and connects to nothing else: a name that changes its mind is found out', async (t) => {
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const { server, get } = await open(t, (response) => response.writeHead(200, { connection: 'close' }).end('public'), {
      resolve: async () => answers.shift() ?? assert.fail('asked again'),
    })
    const url = `https://a.push.example:${server.port}/`
    assert.equal((await get(url)).body, 'public')
    await assert.rejects(get(url), ForbiddenAddress)
    assert.equal(server.counts.requests, 1)
  })

  it('goes to none but the permitted ones of several addresses', async (t) => {
    const allow = ['127.0.0.2/32'] // where nobody listens
    const { server, get } = await open(t, ok, { allow, resolve: async () => ['127.0.0.1', '127.0.0.2'], connectTimeoutMs: 500 })
    await assert.rejects(get(`https://a.push.example:${server.port}/`), RequestFailed)
    assert.equal(server.counts.connections, 0)
  })

  it('goes to port 443 alone where the operator has not allowed the network, also behind a name', async (t) => {
    const { get } = await open(t, ok, { resolve: async () => ['8.8.8.8'] })
    await assert.rejects(get('https://a.push.example:8443/'), ForbiddenAddress)
  })

  it('is https without user name and password', async (t) => {
    const { server, get } = await open(t, ok)
    await assert.rejects(get(server.origin.replace('https', 'http')), ForbiddenAddress)
    await assert.rejects(get(server.origin.replace('//', '//user:password@')), ForbiddenAddress)
    assert.equal(server.counts.requests, 0)
  })

  it('follows no redirect', async (t) => {
    const { server, get } = await open(t, (response) => response.writeHead(307, { location: '/elsewhere' }).end())
    assert.equal((await get(server.origin)).status, 307)
    assert.equal(server.counts.requests, 1)
  })

  it('fails when nobody is there', async (t) => {
    const { server, get } = await open(t, ok)
    await server.close()
    await assert.rejects(get(server.origin), RequestFailed)
  })

  it('fails when the name has no address', async (t) => {
    const { get } = await open(t, ok, { resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    await assert.rejects(get('https://a.push.example/'), RequestFailed)
  })

  it('fails when the certificate is not to be trusted, or is for another name', async (t) => {
    const { server, get } = await open(t, ok, { resolve: async () => ['127.0.0.1'] })
    await assert.rejects(get(`https://other.example:${server.port}/`), RequestFailed)
    const usual = openSafeFetch({ allow: ['127.0.0.0/8'] })
    t.after(() => usual.close())
    await assert.rejects(usual.request(server.origin, { method: 'GET' }), RequestFailed)
    assert.equal(server.counts.requests, 0)
  })
})

describe('the time and memory that the other side can take', () => {
  it('end when a name server does not answer', { timeout: 10_000 }, async (t) => {
    const { get } = await open(t, ok, { resolve: () => new Promise(() => {}), connectTimeoutMs: 50 })
    await assert.rejects(get('https://a.push.example/'), RequestFailed)
  })

  it('end when no answer comes', { timeout: 10_000 }, async (t) => {
    const { server, get } = await open(t, () => {}, { timeoutMs: 200 })
    await assert.rejects(get(server.origin), RequestFailed)
    assert.equal(server.counts.requests, 1)
  })

  it('end in the middle of an answer that never ends, whose status counts', { timeout: 10_000 }, async (t) => {
    const { server, get } = await open(t, (response) => response.writeHead(201).write('a'), { timeoutMs: 200 })
    assert.equal((await get(server.origin)).status, 201)
  })

  it('end at the longest body that is read', async (t) => {
    const pour: Answer = (response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      }
      response.on('drain', more)
      more()
    }
    const { server, get } = await open(t, pour, { maxBodyBytes: 25_000 })
    assert.equal((await get(server.origin)).body, 'x'.repeat(25_000))
  })
})

describe('connections', () => {
  /** Holds every request until `release`, and says how many were held at most. */
  function crowd() {
    const held: ServerResponse[] = []
    let most = 0
    let arrived = () => {}
    return {
      answer: (response: ServerResponse) => {
        held.push(response)
        most = Math.max(most, held.length)
        arrived()
      },
      async waitFor(count: number) {
        while (held.length < count) await new Promise<void>((resolve) => (arrived = resolve))
      },
      release() {
        for (const response of held.splice(0)) response.end()
      },
      most: () => most,
    }
  }

  it('to one origin are bounded and used again', async (t) => {
    const waiting = crowd()
    const { server, get } = await open(t, waiting.answer, { perOrigin: 3 })
    const requests = Promise.all(Array.from({ length: 9 }, () => get(server.origin)))
    for (let round = 0; round < 3; round += 1) {
      await waiting.waitFor(3)
      waiting.release()
    }
    await requests
    assert.equal(waiting.most(), 3)
    assert.equal(server.counts.connections, 3)
  })

  it('to all origins are bounded together, and one slow origin does not hold the others up', async (t) => {
    const slow = crowd()
    const answer: Answer = (response, url) => (url === '/slow' ? slow.answer(response) : response.end())
    const { server, get } = await open(t, answer, { perOrigin: 2, overall: 3, resolve: async () => ['127.0.0.1'] })
    const slowOnes = Promise.all(Array.from({ length: 5 }, () => get(`https://slow.push.example:${server.port}/slow`)))
    await slow.waitFor(2)
    for (const name of ['a', 'b', 'c']) await get(`https://${name}.push.example:${server.port}/`)
    assert.equal(slow.most(), 2)
    for (const count of [2, 2, 1]) {
      await slow.waitFor(count)
      slow.release()
    }
    await slowOnes
  })

  it('that are idle are closed when there are more origins than are kept', async (t) => {
    const sockets: { name: string; closed: Promise<unknown> }[] = []
    const answer: Answer = (response, url) => {
      sockets.push({ name: url, closed: once(response.socket!, 'close') })
      response.end()
    }
    const { server, get } = await open(t, answer, { idleOrigins: 2, resolve: async () => ['127.0.0.1'] })
    for (const name of ['a', 'b', 'a', 'c']) await get(`https://${name}.push.example:${server.port}/${name}`)
    await sockets[1]!.closed // b: the one not used for longest
    await get(`https://a.push.example:${server.port}/a`)
    assert.equal(server.counts.connections, 3)
  })

  it('are broken off by close, and nothing is sent after it', { timeout: 10_000 }, async (t) => {
    const waiting = crowd()
    const { server, net, get } = await open(t, waiting.answer, { perOrigin: 1 })
    const requests = [get(server.origin), get(server.origin)]
    const failures = Promise.all(requests.map((request) => assert.rejects(request, RequestFailed)))
    await waiting.waitFor(1)
    await net.close()
    await failures
    await assert.rejects(get(server.origin), RequestFailed)
    assert.equal(server.counts.requests, 1)
  })
})
