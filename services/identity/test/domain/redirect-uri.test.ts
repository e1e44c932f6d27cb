import fc from 'fast-check'
import t from 'tap'
import { isRegistered, pageAddressProblem, redirectUriProblem } from '../../src/domain/redirect-uri.ts'

const accepted = [
  'https://app.example/callback',
  'HTTPS://app.example/callback?from=us',
  'https://app.example:8443',
  'http://127.0.0.1/callback',
  'http://127.0.0.1:7777/callback',
  'http://[::1]:7777/callback',
  'http://localhost:3000',
  'com.example.app:/callback',
  'com.example.app://callback',
]

const refused: Record<string, string[]> = {
  'an absolute address': ['/callback', 'https://', 'https:app.example', 'com.example.*:/callback'],
  'a scheme that runs code': [
    'javascript:alert(1)',
    'view-source:https://app.example/',
    'file:///etc/passwd',
  ],
  'user information': [
    'https://user@app.example/',
    'https://user:secret@app.example/',
    'https://@app.example/',
  ],
  'a fragment': ['https://app.example/#', 'com.example.app:/callback#x'],
  wildcards: ['https://*.app.example/', 'https://app.example/*', 'com.example.app:/*'],
  'must use https': [
    'http://app.example/callback',
    'http://127.0.0.1.app.example/',
    'http://localhost.app.example/',
    'myapp://callback',
    'mailto:app@example.com',
  ],
}

t.test('addresses that receive codes', (t) => {
  for (const uri of accepted) t.equal(redirectUriProblem(uri), undefined, uri)
  for (const [problem, uris] of Object.entries(refused))
    for (const uri of uris) t.match(redirectUriProblem(uri) ?? 'accepted', problem, uri)
  t.end()
})

t.test('no spelling of a scheme that runs code is accepted', (t) => {
  const schemes = ['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'view-source', 'filesystem']
  const blanks = fc.constantFrom('', ' ', '\t', '\n', '\r', '\0', '\u0001')
  const spelling = fc
    .constantFrom(...schemes)
    .chain((scheme) =>
      fc
        .tuple(
          ...[...scheme].map((letter) => fc.tuple(blanks, fc.constantFrom(letter, letter.toUpperCase()))),
        )
        .map((letters) => letters.flat().join('')),
    )
  fc.assert(
    fc.property(
      spelling,
      fc.constantFrom('alert(1)', '//app.example/', 'https://app.example/'),
      (scheme, rest) => {
        const uri = `${scheme}:${rest}`
        return (
          redirectUriProblem(uri) !== undefined &&
          pageAddressProblem(uri) !== undefined &&
          !isRegistered(uri, [uri])
        )
      },
    ),
    { numRuns: 2000 },
  )
  t.end()
})

t.test('a request names a registered address exactly', (t) => {
  const registered = ['https://app.example/done', 'com.example.app:/done', 'https://localhost:3000/done']
  for (const uri of registered) t.ok(isRegistered(uri, registered), uri)
  for (const uri of [
    'https://app.example/done/',
    'https://app.example/done?x=1',
    'https://APP.example/done',
    'https://app.example:443/done',
    'https://app.example:8443/done',
    'COM.example.app:/done',
    'https://localhost:3001/done',
    'https://app.example',
    '',
  ])
    t.notOk(isRegistered(uri, registered), uri)
  t.end()
})

t.test('only the port of a loopback address may differ', (t) => {
  for (const host of ['127.0.0.1', '[::1]', 'localhost'])
    for (const registered of [`http://${host}/done?a=b`, `http://${host}:7777/done?a=b`]) {
      const matches = (uri: string) => isRegistered(uri, [registered])
      for (const port of ['', ':1', ':7777', ':65535']) t.ok(matches(`http://${host}${port}/done?a=b`), port)
      for (const uri of [
        `http://${host}:0/done?a=b`,
        `http://${host}:65536/done?a=b`,
        `http://${host}:x/done?a=b`,
        `http://${host}:1/done`,
        `http://${host}:1/done?a=b#c`,
        `http://${host}:1/other?a=b`,
        `https://${host}:1/done?a=b`,
        `http://${host}:1@evil.example/done?a=b`,
        'http://127.0.0.2:1/done?a=b',
        `http://${host}.evil.example:1/done?a=b`,
        `http://user@${host}:1/done?a=b`,
      ])
        t.notOk(matches(uri), uri)
    }
  t.notOk(isRegistered('http://localhost:1/done', ['http://127.0.0.1:1/done']), 'names are not resolved')
  t.end()
})
