import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressPolicy } from './safe-address.ts'

const forbidden = {
  'this network': ['0.0.0.0', '0.1.2.3'],
  private: ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'link-local, where clouds keep their metadata': ['169.254.169.254', 'fe80::1', 'febf::1'],
  'protocol assignments and documentation': ['192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  '6to4, relayed and embedded': ['192.88.99.1', '2002:7f00:1::1', '2002:a00:1::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  reserved: ['240.0.0.1', '255.255.255.255'],
  unspecified: ['::'],
  'unique-local': ['fc00::1', 'fd00:ec2::254'],
  'site-local': ['fec0::1'],
  'IPv4-mapped': ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '0:0:0:0:0:ffff:a00:1'],
  'IPv4-compatible': ['::127.0.0.1', '::7f00:1', '::8.8.8.8'],
  'IPv4-translated': ['::ffff:0:127.0.0.1'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::1'],
  Teredo: ['2001:0:7f00:1::1', '2001::1'],
  ISATAP: ['2a00:1450::5efe:7f00:1', '2a00:1450::200:5efe:10.0.0.1'],
  ORCHID: ['2001:10::1', '2001:20::1'],
  discard: ['100::1'],
  'segment routing': ['5f00::1'],
  'not given out': ['4000::1', '9000::1', 'e000::1'],
  'no address': ['', 'localhost', '127.1', '0177.0.0.1', '8.8.8.8.', '08.8.8.8', '[::1]', '8.8.8.8/32'],
}

describe('the addresses that clients may name', () => {
  const policy = addressPolicy()

  for (const [kind, addresses] of Object.entries(forbidden)) {
    it(`leave out ${kind}`, () => {
      for (const address of addresses) assert.equal(policy.permits(address, 443), false, address)
    })
  }

  it('are those of the public internet, on port 443', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2607:f8b0:4004::200e', '2a00:1450:4001::5efe']) {
      assert.equal(policy.permits(address, 443), true, address)
      assert.equal(policy.permits(address, 8443), false, address)
    }
  })

  it('include the networks that the operator allows, on every port, and no others', () => {
    const { permits } = addressPolicy(['127.0.0.0/8', 'fd00::/8'])
    assert.equal(permits('127.0.0.1', 8443), true)
    assert.equal(permits('fd00::7', 1), true)
    assert.equal(permits('::1', 443), false)
    assert.equal(permits('::ffff:127.0.0.1', 443), false)
    assert.equal(permits('10.0.0.1', 443), false)
    assert.equal(permits('8.8.8.8', 8443), false)
  })

  it('are not opened by a network that is none', () => {
    for (const network of ['127.0.0.1', 'localhost', '10.0.0.0/33', '']) {
      assert.throws(() => addressPolicy([network]), /is not a network/, network)
    }
  })
})

describe('a URL that a client names', () => {
  const { urlFault } = addressPolicy()

  it('is good when it is an https address of the internet', () => {
    for (const url of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com:443/wpush/v2/x?y=z',
      'https://8.8.8.8/',
      'https://localhost.example/',
      'https://[2607:f8b0:4004::200e]/x',
    ]) {
      assert.equal(urlFault(url), undefined, url)
    }
  })

  it('is https, and nothing else', () => {
    for (const url of [
      'http://push.example/',
      'ftp://push.example/',
      'file:///etc/passwd',
      'data:,x',
      '//push.example/',
      'push.example',
      '',
    ]) {
      assert.equal(urlFault(url), 'https_address', url)
    }
  })

  it('holds no user name and no password', () => {
    for (const url of [
      'https://a@push.example/',
      'https://a:b@push.example/',
      'https://:b@push.example/',
      'https://push.example@127.0.0.1/',
    ]) {
      assert.equal(urlFault(url), 'no_user_in_address', url)
    }
  })

  it('uses port 443', () => {
    for (const url of ['https://push.example:8443/', 'https://8.8.8.8:22/', 'https://push.example:80/']) {
      assert.equal(urlFault(url), 'port_443', url)
    }
  })

  it('does not name this machine or a private one, however it is spelt', () => {
    for (const host of [
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '2130706433',
      '0x7f000001',
      '0x7F.0.0.1',
      '0x7f.1',
      '0177.0.0.1',
      '017700000001',
      '00000177.0.0.0x1',
      '127.0.0.1.',
      '%31%32%37.0.0.1',
      '１２７.０.０.１',
      '127。0。0。1',
      '①②⑦.0.0.1',
      '0',
      '0.0.0.0',
      '3232235777',
      '0xa9fea9fe',
      '169.254.169.254',
      '[::1]',
      '[0:0:0:0:0:0:0:1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '[64:ff9b::127.0.0.1]',
      '[2002:7f00:1::]',
      '[fe80::1]',
      '[fd00:ec2::254]',
      'localhost',
      'LOCALHOST',
      'localhost.',
      'push.localhost',
      'ｌｏｃａｌｈｏｓｔ',
    ]) {
      assert.equal(urlFault(`https://${host}/x`), 'public_address', host)
    }
  })

  it('may name what the operator allows, on every port', () => {
    const { urlFault } = addressPolicy(['127.0.0.0/8'])
    for (const url of ['https://127.0.0.1:8443/', 'https://0x7f.1:1/', 'https://localhost:8443/', 'https://push.example:8443/']) {
      assert.equal(urlFault(url), undefined, url)
    }
    assert.equal(urlFault('https://10.0.0.1/'), 'public_address')
    assert.equal(urlFault('https://8.8.8.8:8443/'), 'port_443')
  })
})
