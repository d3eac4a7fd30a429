import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import http2 from 'node:http2'
import net, { type AddressInfo } from 'node:net'
import { Duplex } from 'node:stream'
import { it } from 'node:test'
import tls from 'node:tls'
import Type from 'typebox'
import { parsed, received, startSmallService } from '#test/small-service.ts'
import { makeCertificate } from './certificate.ts'
import { createHttpAndHttpsServer } from './https.ts'
import { clientAddress, isSecure, trustedProxies } from './proxies.ts'
import type { Api, Caller } from './route.ts'

let letGo = () => {}
let slowHasBegun = Promise.withResolvers<void>()
const Answer = Type.Object({}, { additionalProperties: true })
function routes(api: Api<Caller>) {
  api.get('/here', { access: 'anyone', operationId: 'x', summary: 'x', response: { 200: Answer } }, async ({ request }) => ({
    address: request.clientAddress,
  }))
  api.post('/here', { access: 'anyone', operationId: 'x', summary: 'x', body: {}, response: { 200: Answer } }, async () => ({}))
  api.get('/slow', { access: 'anyone', operationId: 'x', summary: 'x', response: { 200: Answer } }, async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    letGo = resolve
    slowHasBegun.resolve()
    await promise
    return { done: true }
  })
}
const service = await startSmallService(routes)
const get = (path = '/here', ...headers: string[]) =>
  `GET /api${path} HTTP/1.1\r\nhost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}connection: close\r\n\r\n`

it('answers over TLS and promises to stay there', async () => {
  const { status, headers } = await service.request('GET', '/here')
  assert.equal(status, 200)
  assert.match(String(headers['strict-transport-security']), /max-age=31536000/)
})

it('refuses plain HTTP on every address, redirects nobody, and reaches no route', async () => {
  for (const path of ['/here', '/nothing', '/%zz', '/../docs', '/../health/live']) {
    const { status, headers, body } = parsed(await service.raw(get(path, 'x-forwarded-proto: https'), { plain: true }))
    assert.deepEqual([status, body], [403, { message: 'Please use HTTPS.', code: 'https_required' }], path)
    assert.equal(headers['location'], undefined)
    assert.equal(headers['strict-transport-security'], undefined)
    assert.ok(headers['x-request-id'])
  }
  const preflight = await service.raw(
    'OPTIONS /api/here HTTP/1.1\r\nhost: x\r\norigin: https://a.example\r\naccess-control-request-method: GET\r\n\r\n',
    { plain: true },
  )
  assert.equal(parsed(preflight).status, 403)
})

it('hears clients whose first bytes come one by one', async () => {
  assert.equal(parsed(await service.raw([...get()], { plain: true })).status, 403)
  assert.equal(parsed(await service.raw([...get()])).status, 200)
  // A client whose handshake arrives in pieces of one byte.
  const socket = net.connect(service.port, '127.0.0.1').setNoDelay(true)
  const dribble = new Duplex({
    read() {},
    async write(chunk: Buffer, _encoding, done) {
      for (const byte of chunk) {
        socket.write(Buffer.of(byte))
        await new Promise((resolve) => setImmediate(resolve))
      }
      done()
    },
  })
  socket.on('data', (chunk) => dribble.push(chunk)).on('end', () => dribble.push(null))
  const secure = tls.connect({ socket: dribble, rejectUnauthorized: false })
  secure.write(get())
  assert.equal(parsed(await received(secure)).status, 200)
})

it('refuses old TLS', async () => {
  const socket = tls.connect({
    port: service.port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'ALL:@SECLEVEL=0',
  })
  await assert.rejects(once(socket, 'secureConnect'))
})

it('speaks TLS 1.2 without CBC and with keys of the moment alone, and all of 1.3', async () => {
  const speaks = async (options: tls.ConnectionOptions) => {
    const socket = tls.connect({ port: service.port, host: '127.0.0.1', rejectUnauthorized: false, ...options })
    const agreed = once(socket, 'secureConnect').then(() => socket.getCipher().standardName)
    return agreed.catch(() => undefined).finally(() => socket.destroy())
  }
  const spoken = new Set<string | undefined>()
  for (const cipher of tls.getCiphers().filter((name) => !name.startsWith('tls_')))
    spoken.add(await speaks({ maxVersion: 'TLSv1.2', ciphers: `${cipher.toUpperCase()}:@SECLEVEL=0` }))
  for (const ciphers of ['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'])
    spoken.add(await speaks({ minVersion: 'TLSv1.3', ciphers }))
  const names = [...spoken].filter((name) => name !== undefined)
  assert.deepEqual(
    names.filter((name) => !/^TLS_(ECDHE_(RSA|ECDSA)_WITH_)?(AES_(128|256)_GCM|CHACHA20_POLY1305)_SHA(256|384)$/.test(name)),
    [],
  )
  assert.equal(names.length, 6)
})

it('hangs up on those who say nothing, or too little, for too long', { timeout: 20_000 }, async () => {
  const hasty = await startSmallService(routes, {
    server: { limits: { headersTimeout: 300, requestTimeout: 600, keepAliveTimeout: 300, maxHeaderSize: 16_384, maxConnections: 100 } },
  })
  const silent = received(net.connect(hasty.port, '127.0.0.1'))
  const handshakeOnly = received(await hasty.connect())
  const halfHandshake = net.connect(hasty.port, '127.0.0.1')
  halfHandshake.write(Buffer.from([0x16, 3, 1]))
  const halfShaken = received(halfHandshake)
  const halfHeaders = await hasty.connect()
  halfHeaders.write('GET /api/here HTTP/1.1\r\nhost: x\r\nx-a: ')
  const halfHeard = received(halfHeaders)
  const halfBody = await hasty.connect()
  halfBody.write('POST /api/here HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"')
  const halfSent = received(halfBody)
  const idle = await hasty.connect()
  idle.write(get().replace('connection: close\r\n', ''))
  const kept = received(idle)
  assert.equal(await silent, '')
  assert.equal(await halfShaken, '')
  for (const answer of [await halfHeard, await halfSent]) {
    const { status, headers, body } = parsed(answer)
    assert.deepEqual([status, body], [408, { message: 'The request took too long to arrive.', code: 'request_timeout' }])
    assert.ok(headers['x-request-id'])
  }
  assert.match(await handshakeOnly, /^(HTTP\/1.1 408|$)/)
  assert.equal(parsed(await kept).status, 200)
})

it('refuses what is no HTTP, or too much of it, in the shape of all refusals', async () => {
  const cases: [string, number][] = [
    ['NONSENSE\r\n\r\n', 400],
    ['BREW /api/here HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    [get('/here', `x-long: ${'a'.repeat(17_000)}`), 431],
    [get(`/${'a'.repeat(17_000)}`), 431],
    [get('/here', `x-long: ${'a'.repeat(200_000)}`), 431], // which is still on its way when it is refused
    [get('/here', 'host: y'), 400],
    [get('/here', 'Host: x'), 400],
    [get().replace('host: x\r\n', ''), 400],
    [get('/here', 'bad header: x'), 400],
    [get('/here', 'expect: a miracle'), 417],
    ['POST /api/here HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['POST /api/here HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef', 400],
    ['POST /api/here HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n', 400],
  ]
  for (const [request, expected] of cases) {
    const { status, headers, body } = parsed(await service.raw(request))
    assert.deepEqual([status, Object.keys(body)], [expected, ['message', 'code']], request.slice(0, 60))
    assert.match(headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/, request.slice(0, 60))
    assert.ok(headers['strict-transport-security'], request.slice(0, 60))
    assert.match(
      headers['content-security-policy'] ?? '',
      /object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
      request.slice(0, 60),
    )
  }
  const headers = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: b`)
  assert.equal(parsed(await service.raw(get('/here', ...headers(500)))).status, 200)
  assert.equal(parsed(await service.raw(get('/here', ...headers(1500)))).status, 431)
  assert.equal(parsed(await service.raw(get(`/${'a'.repeat(15_000)}`))).status, 404)
})

it('hears whoever goes on sending what was refused no longer than it takes them to notice', { timeout: 20_000 }, async () => {
  const deaf = net.connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  deaf.on('data', (chunk) => (answer += chunk))
  deaf.write(`GET /api/here HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(200_000)}`)
  await once(deaf, 'end')
  assert.match(answer, /^HTTP\/1\.1 431 /)
  const sending = setInterval(() => deaf.write('a'), 50)
  await once(deaf, 'close').catch(() => {}) // reset
  clearInterval(sending)
})

it('answers pipelined requests in their order', async () => {
  const one = get().replace('connection: close\r\n', '')
  const text = await service.raw(one + get('/nothing').replace('connection: close\r\n', '') + get())
  assert.deepEqual(
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1]),
    ['200', '404', '200'],
  )
})

it('does not let a faulty second request spoil the answer of the first', async () => {
  slowHasBegun = Promise.withResolvers()
  const socket = await service.connect()
  const answer = received(socket)
  socket.write(get('/slow').replace('connection: close\r\n', ''))
  await slowHasBegun.promise
  socket.write('NONSENSE\r\n\r\n')
  await new Promise((resolve) => setImmediate(resolve))
  letGo()
  assert.ok(!/"message".*HTTP\/1\.1 200/s.test(await answer))
})

it('puts no refusal of the next request into an answer that has begun', async () => {
  const server = createHttpAndHttpsServer(
    await makeCertificate(),
    (_request, response) => response.writeHead(200).write('the first half'),
    {
      trusted: () => false,
    },
  )
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  const answer = received(socket)
  socket.write(get().replace('connection: close\r\n', ''))
  await once(socket, 'data')
  socket.write('NONSENSE\r\n\r\n')
  assert.equal([...(await answer).matchAll(/HTTP\/1\.1/g)].length, 1)
  server.close()
})

const asked = (remoteAddress: string, headers: Record<string, string>, encrypted = false) =>
  ({ socket: { remoteAddress, encrypted }, headers }) as unknown as IncomingMessage

it('believes proxies that it trusts, and nobody else, about the scheme', () => {
  const trusted = trustedProxies(['10.0.0.0/8', '2001:db8::/32', '::1'])
  const forwarded = { 'x-forwarded-proto': 'https' }
  for (const proxy of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:1::5', '::1'])
    assert.equal(isSecure(asked(proxy, forwarded), trusted), true, proxy)
  for (const other of ['11.0.0.1', '127.0.0.1', '::ffff:11.0.0.1', '2001:db9::1', ''])
    assert.equal(isSecure(asked(other, forwarded), trusted), false, other)
  for (const proto of ['http', 'https,http', 'http, https', 'HTTPS '])
    assert.equal(isSecure(asked('10.0.0.1', { 'x-forwarded-proto': proto }), trusted), false, proto)
  assert.equal(isSecure(asked('10.0.0.1', {}), trusted), false)
  assert.equal(isSecure(asked('192.0.2.1', {}, true), trusted), true)
  assert.throws(() => trustedProxies(['nonsense']))
})

it('finds the client behind the proxies that it trusts', () => {
  const trusted = trustedProxies(['10.0.0.0/8', '::1'])
  const behind = (remote: string, forwarded?: string) =>
    clientAddress(asked(remote, forwarded ? { 'x-forwarded-for': forwarded } : {}), trusted)
  assert.equal(behind('192.0.2.1', '203.0.113.7'), '192.0.2.1')
  assert.equal(behind('10.0.0.1', '203.0.113.7'), '203.0.113.7')
  assert.equal(behind('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2'), '203.0.113.7')
  assert.equal(behind('::1', '2001:db8::7'), '2001:db8::7')
  assert.equal(behind('10.0.0.1', '203.0.113.7:4711'), '203.0.113.7')
  assert.equal(behind('10.0.0.1', '[2001:db8::7]:4711'), '2001:db8::7')
  for (const odd of ['unknown', '_hidden', ' , ,', '', 'a'.repeat(5000)]) assert.equal(behind('10.0.0.1', odd), '10.0.0.1')
})

it('serves plain HTTP to a trusted proxy that was asked over HTTPS', async () => {
  const proxied = await startSmallService(routes, { server: { proxies: ['127.0.0.1'] } })
  const through = async (...headers: string[]) => parsed(await proxied.raw(get('/here', ...headers), { plain: true }))
  const answer = await through('x-forwarded-proto: https', 'x-forwarded-for: 203.0.113.7')
  assert.deepEqual([answer.status, answer.body], [200, { address: '203.0.113.7' }])
  assert.ok(answer.headers['strict-transport-security'])
  assert.equal((await through('x-forwarded-proto: http')).status, 403)
  assert.equal((await through()).status, 403)
})

it('listens on IPv6 too', async () => {
  const six = await startSmallService(routes, { host: '::1', server: { proxies: ['::1'] } })
  assert.deepEqual((await six.request('GET', '/here')).body, { address: '::1' })
  assert.deepEqual((await six.request('GET', '/here', { headers: { 'x-forwarded-for': '2001:db8::5' } })).body, { address: '2001:db8::5' })
})

it('finishes requests under way when it stops, and hangs up on idle and silent connections', { timeout: 10_000 }, async () => {
  slowHasBegun = Promise.withResolvers()
  const stopping = await startSmallService(routes)
  const idle = await stopping.connect()
  idle.write(get().replace('connection: close\r\n', ''))
  await once(idle, 'data')
  const busy = await stopping.connect()
  const answer = received(busy)
  busy.write(get('/slow').replace('connection: close\r\n', ''))
  await slowHasBegun.promise
  const silent = net.connect(stopping.port, '127.0.0.1')
  await once(silent, 'connect')
  const shaken = await stopping.connect()
  const ended = Promise.all([received(idle), received(silent), received(shaken)])
  const closed = stopping.app.close()
  await ended
  await assert.rejects(stopping.connect())
  letGo()
  const { status, headers, body } = parsed(await answer)
  assert.deepEqual([status, body, headers['connection']], [200, { done: true }, 'close'])
  await closed
})

it('speaks HTTP/2 where asked to, with all that HTTP/1 does', { timeout: 20_000 }, async () => {
  slowHasBegun = Promise.withResolvers()
  const both = await startSmallService(routes, { server: { http2: true } })
  const session = http2.connect(`https://127.0.0.1:${both.port}`, { rejectUnauthorized: false })
  const ask = async (headers: http2.OutgoingHttpHeaders, body?: string) => {
    const stream = session.request(headers)
    stream.end(body)
    const [answer] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders]
    let text = ''
    for await (const chunk of stream.setEncoding('utf8')) text += chunk
    return { status: answer[':status'], headers: answer, body: text ? JSON.parse(text) : undefined }
  }
  const here = await ask({ ':path': '/api/here' })
  assert.deepEqual([here.status, here.body], [200, { address: '127.0.0.1' }])
  assert.ok(here.headers['x-request-id'] && here.headers['strict-transport-security'])
  const large = await ask({ ':path': '/api/here', ':method': 'POST', 'content-type': 'application/json' }, 'a'.repeat(2_000_000))
  assert.equal(large.status, 413)
  assert.equal((await ask({ ':path': '/api/nothing' })).status, 404)
  assert.equal(parsed(await both.raw(get())).status, 200)
  assert.equal(parsed(await both.raw(get(), { plain: true })).status, 403)
  const slow = ask({ ':path': '/api/slow' })
  await slowHasBegun.promise
  const closed = both.app.close()
  letGo()
  assert.deepEqual((await slow).body, { done: true })
  await closed
})

it('lets two hundred phones of one address in, while another holds its share in silence, and ends that silence', async () => {
  const busy = await startSmallService(routes, { server: { limits: { connectionsPerAddress: 400, headersTimeout: 2_000 } } })
  const silent = Array.from({ length: 600 }, () =>
    net
      .connect({ port: busy.port, host: '127.0.0.1', localAddress: '127.0.0.2' })
      .on('error', () => {})
      .resume(),
  )
  const closed = silent.map((socket) => once(socket, 'close'))
  const ask = async () => {
    const socket = tls.connect({ port: busy.port, host: '127.0.0.1', rejectUnauthorized: false })
    socket.write(get())
    return parsed(await received(socket)).status
  }
  assert.deepEqual(await Promise.all(Array.from({ length: 200 }, ask)), Array(200).fill(200))
  await Promise.all(closed)
})
