// A push service on loopback, with the browsers behind it: it takes only what a real one takes (RFC 8030), checks who sent it (VAPID,
// RFC 8292), decrypts it (RFC 8291) with code of its own, and fails in every way that a test asks for.
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLoopbackHttps } from './loopback-https.ts'

export type PushAnswer =
  | { status: number; retryAfter?: string; location?: string }
  /** No answer while the test runs. */
  | 'silence'
  | 'reset'
  /** Bytes that are not HTTP. */
  | 'garbage'
  /** 201, and then a body without an end. */
  | 'endless'

export type ReceivedPush = {
  endpoint: string
  payload: string
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  /** The sender's token and its claims, checked. */
  vapid: { token: string; aud: string; exp: number; sub: string }
  /** Bytes on the wire. */
  size: number
}

export type TestSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type PushEndpoint = {
  /** `https://127.0.0.1:port` */
  origin: string
  /** The certificate to trust. */
  ca: string
  /** A browser subscribes; with a server's public key, only pushes signed with that key get through, as in real browsers. */
  subscribe(applicationServerKey?: string): TestSubscription
  /** What good pushes are answered with from now on, to all or to one subscription. 201 at first. */
  answerWith(answer: PushAnswer, subscription?: TestSubscription): void
  /** Good pushes that were answered with 2xx, in order. */
  received: ReceivedPush[]
  /** Why pushes were turned down for what they are (answered 400 or 403). */
  faults: string[]
  /** All requests, and how many connections they came on. */
  counts: { requests: number; connections: number }
  close(): Promise<void>
}

export async function startPushEndpoint(): Promise<PushEndpoint> {
  type Browser = { curve: ECDH; auth: Buffer; applicationServerKey: string | undefined; answer: PushAnswer | undefined }
  const browsers = new Map<string, Browser>()
  const received: ReceivedPush[] = []
  const faults: string[] = []
  let answerToAll: PushAnswer = { status: 201 }

  const { origin, ca, counts, reset, close } = await startLoopbackHttps((request, body, response) => {
    const browser = browsers.get(request.url ?? '')
    if (!browser) return response.writeHead(404).end()

    let push: ReceivedPush
    try {
      push = read(request, body, browser)
    } catch (error) {
      const { status, message } = error as Refusal
      faults.push(message)
      return response.writeHead(status ?? 400).end(message)
    }
    give(browser.answer ?? answerToAll, push, response)
  })

  function read({ method, headers, url }: IncomingMessage, body: Buffer, { curve, auth, applicationServerKey }: Browser): ReceivedPush {
    if (method !== 'POST') throw new Refusal(405, `method ${method}`)
    if (!/^\d+$/.test(String(headers['ttl']))) throw new Refusal(400, 'no TTL')
    if (body.length > 4096) throw new Refusal(413, 'more than 4096 bytes')
    if (headers['content-encoding'] !== 'aes128gcm') throw new Refusal(415, 'not aes128gcm')
    const topic = headers['topic']?.toString()
    if (topic && !/^[A-Za-z0-9_-]{1,32}$/.test(topic)) throw new Refusal(400, 'bad topic')
    const urgency = headers['urgency']?.toString()
    if (urgency && !['very-low', 'low', 'normal', 'high'].includes(urgency)) throw new Refusal(400, 'bad urgency')
    const vapid = verifyVapid(headers.authorization ?? '', `https://${headers.host}`, applicationServerKey)
    const payload = decrypt(body, curve, auth).toString('utf8')
    return { endpoint: `https://${headers.host}${url}`, payload, ttl: Number(headers['ttl']), urgency, topic, vapid, size: body.length }
  }

  function give(answer: PushAnswer, push: ReceivedPush, response: ServerResponse) {
    if (answer === 'silence') return
    if (answer === 'reset') return reset(response)
    if (answer === 'garbage') return response.socket?.end('220 mail.example ESMTP\r\n\r\n')
    if (answer === 'endless') {
      received.push(push)
      response.writeHead(201)
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384, 'x')));
      }
      response.on('drain', pour)
      return pour()
    }
    const { status, retryAfter, location } = answer
    if (status >= 200 && status < 300) received.push(push)
    response.writeHead(status, { ...(retryAfter && { 'retry-after': retryAfter }), ...(location && { location }) }).end()
  }

  return {
    origin,
    ca,
    received,
    faults,
    counts,
    close,

    subscribe(applicationServerKey) {
      const curve = createECDH('prime256v1')
      const p256dh = curve.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      browsers.set(path, { curve, auth, applicationServerKey, answer: undefined })
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
    },

    answerWith(answer, subscription) {
      if (!subscription) answerToAll = answer
      else browsers.get(new URL(subscription.endpoint).pathname)!.answer = answer
    },
  }
}

class Refusal extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** RFC 8292: `vapid t=<JWT>, k=<public key>`, the token for us, for a day at most, with somebody to write to, signed with that key. */
function verifyVapid(authorization: string, origin: string, applicationServerKey: string | undefined) {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || !key) throw new Refusal(401, 'no VAPID token')
  if (applicationServerKey && key !== applicationServerKey) throw new Refusal(403, 'not the key of the subscription')
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (JSON.parse(fromBase64url(head).toString()).alg !== 'ES256') throw new Refusal(403, 'not ES256')
  const point = fromBase64url(key)
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    format: 'jwk',
  })
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, fromBase64url(signature))) {
    throw new Refusal(403, 'bad signature')
  }
  const { aud, exp, sub } = JSON.parse(fromBase64url(claims).toString())
  const now = Date.now() / 1000
  if (aud !== origin) throw new Refusal(403, `token for ${aud}`)
  if (!(exp > now && exp <= now + 24 * 60 * 60)) throw new Refusal(403, `token until ${exp}`)
  if (!/^(mailto:|https:)/.test(sub)) throw new Refusal(403, `subject ${sub}`)
  return { token, aud, exp, sub }
}

/** RFC 8188, 2.1 and RFC 8291, 3.4: one record, its key from the sender's public key in the header and the browser's secrets. */
function decrypt(body: Buffer, curve: ECDH, auth: Buffer) {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + senderKey.length)
  if (senderKey.length !== 65) throw new Refusal(400, 'no public key in the header')
  if (record.length > recordSize) throw new Refusal(400, 'more than one record')

  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey])
  const secret = hkdfSync('sha256', curve.computeSecret(senderKey), auth, keyInfo, 32)
  const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2) // ends the last record; only zeros follow
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Refusal(400, 'bad padding')
  return padded.subarray(0, end)
}

function fromBase64url(text: string) {
  return Buffer.from(text, 'base64url')
}
