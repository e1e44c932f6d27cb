import t from 'tap'
import { egressRules, isNetwork, urlProblem } from '../src/rules.ts'

const rules = egressRules()

t.test('public addresses are allowed', async (t) => {
  for (const address of [
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '192.0.3.1',
    '223.255.255.255',
  ]) {
    t.ok(rules.allows(address), address)
  }
  for (const address of ['2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '::ffff:1.1.1.1']) {
    t.ok(rules.allows(address), address)
  }
})

t.test('all other addresses are denied', async (t) => {
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    'example.com',
    '127.1',
    '0x7f000001',
    '1.2.3',
  ]) {
    t.notOk(rules.allows(address), address)
  }
})

t.test('EGRESS_ALLOW allows networks', async (t) => {
  const open = egressRules(['127.0.0.0/8', '::1/128', '10.1.2.3'])
  for (const address of ['127.0.0.1', '127.9.9.9', '::ffff:127.0.0.1', '::1', '10.1.2.3', '1.1.1.1']) {
    t.ok(open.allows(address), address)
  }
  for (const address of ['10.1.2.4', '192.168.0.1', '::2', '0.0.0.0']) t.notOk(open.allows(address), address)
})

t.test('recognizes networks', async (t) => {
  for (const text of ['127.0.0.0/8', '10.0.0.1', '::1/128', '0.0.0.0/0', '::/0', 'fd00::/8'])
    t.ok(isNetwork(text), text)
  for (const text of [
    '',
    'localhost',
    '127.0.0.0/33',
    '::1/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10/8',
    '10.0.0.0/-1',
  ]) {
    t.notOk(isNetwork(text), text)
  }
})

t.test('accepts subscriber URLs', async (t) => {
  for (const url of [
    'https://example.com/hook?token=a',
    'http://example.com:80/',
    'https://example.com:8443/hook',
    'https://sub.example.co.uk:3000',
    'http://1.1.1.1/hook',
    'https://[2606:4700:4700::1111]:8080/hook',
  ]) {
    t.equal(urlProblem(url, rules), undefined, url)
  }
})

t.test('rejects subscriber URLs', async (t) => {
  for (const url of [
    '',
    'example.com/hook',
    '/hook',
    'ftp://example.com',
    'file:///etc/passwd',
    'unix:/var/run/docker.sock',
    'http://example.com/\r\nX-A: b',
    'http://exam\tple.com',
    'http://example.com/\u007f',
    'javascript:alert(1)',
    'http://',
    'http://user@example.com',
    'http://user:word@example.com',
    'http://example.com:22',
    'http://example.com:25',
    'http://example.com:5432',
    'http://example.com:6379',
    'http://127.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1:8080',
    'http://0/',
    'http://①②⑦.0.0.1/',
  ]) {
    t.type(urlProblem(url, rules), 'string', url)
  }
  t.equal(urlProblem('http://127.0.0.1:40000/hook', egressRules(['127.0.0.0/8'])), undefined)
})

t.test('rejects names of this machine unless loopback is allowed', async (t) => {
  const names = ['localhost', 'LOCALHOST', 'localhost.', 'localhost..', 'a.localhost', 'a.b.LocalHost.']
  for (const name of names)
    for (const url of [`http://${name}/hook`, `https://${name}:8443/hook`]) {
      t.equal(urlProblem(url, rules), 'must not name a private or reserved address', url)
      for (const network of ['127.0.0.0/8', '::1/128'])
        t.equal(urlProblem(url, egressRules([network])), undefined, `${url} with ${network}`)
      t.type(urlProblem(url, egressRules(['10.0.0.0/8'])), 'string', url)
    }
  for (const name of ['localhost.example.com', 'mylocalhost', 'localhosts'])
    t.equal(urlProblem(`http://${name}/`, rules), undefined, name)
  t.type(urlProblem('http://127.0.0.1./', rules), 'string', 'an address with a trailing dot is an address')
})
