import { deepStrictEqual, equal } from 'node:assert/strict'
import { oneLine, plainText } from '@punctual/contracts'
import { fileTimeoutMs, typedAddress, typedText } from '@punctual/testing'
import fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import t from 'tap'
import { headerText, type MailMessage, mailOf } from '../../src/channels/email.ts'
import { sendWhole, wholeMail } from '../../src/channels/whole-mail.ts'

t.setTimeout(fileTimeoutMs)

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
transport.use('stream', sendWhole)
const written = async (message: MailMessage): Promise<Buffer> =>
  (await transport.sendMail(mailOf(message, 'mail@book.example.com'))).message as Buffer

const plain: MailMessage = {
  id: 1,
  senderName: '',
  recipient: 'ann@example.com',
  replyTo: null,
  subject: '',
  bodyText: '',
  html: null,
  invitation: null,
}

const message: fc.Arbitrary<MailMessage> = fc.record({
  id: fc.nat(),
  senderName: typedText(),
  subject: typedText(),
  bodyText: typedText(),
  recipient: typedAddress(),
  replyTo: fc.option(typedAddress()),
  html: fc.option(typedText().map((text) => `<p>${text.replace(/[<>&]/g, '')}</p>`)),
  invitation: fc.option(
    fc.record({
      method: fc.constantFrom('REQUEST' as const, 'CANCEL' as const),
      content: typedText().map((text) => `BEGIN:VCALENDAR\r\nX:${oneLine(text)}\r\nEND:VCALENDAR\r\n`),
    }),
  ),
})

/** The allowed headers of a mail; input must not add others. */
const headers = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to']
const allowed = new Set([...headers, 'content-transfer-encoding'])

/** The parsed parts of a mail that the tests compare. */
interface Read {
  headers: string[]
  from: { name: string; address: string }[]
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  files: string[]
}

/** Normalizes whitespace and line ends, which the transport can change. */
const calm = (text: string) => text.replace(/\s+/g, ' ').trim()

async function byPostalMime(bytes: Buffer): Promise<Read> {
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' })
  const addresses = (list: { address?: string }[] = []) => list.map(({ address = '' }) => address)
  return {
    headers: mail.headers.map(({ key }) => key),
    from: [mail.from].map((one) => ({ name: calm(one?.name ?? ''), address: one?.address ?? '' })),
    to: addresses(mail.to as { address?: string }[]),
    replyTo: addresses(mail.replyTo as { address?: string }[]),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    files: mail.attachments
      .filter(({ disposition }) => disposition === 'attachment')
      .map(({ filename, content }) => `${filename} ${content}`),
  }
}

async function byMailparser(bytes: Buffer): Promise<Read> {
  const mail = await simpleParser(bytes, { skipHtmlToText: true, skipTextToHtml: true })
  const addresses = (given: typeof mail.to) =>
    [given ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address))
  return {
    headers: mail.headerLines.map(({ key }) => key),
    from: (mail.from?.value ?? []).map(({ name, address = '' }) => ({ name: calm(name), address })),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    files: mail.attachments
      .filter(({ contentDisposition }) => contentDisposition === 'attachment')
      .map(({ filename, content }) => `${filename} ${content.toString()}`),
  }
}

t.test('two parsers read back the given mail without another header, recipient or part', async () => {
  await fc.assert(
    fc.asyncProperty(message, async (one) => {
      const bytes = await written(one)
      for (const read of [await byPostalMime(bytes), await byMailparser(bytes)]) {
        deepStrictEqual(
          read.headers.filter((key) => !allowed.has(key)),
          [],
        )
        equal(new Set(read.headers).size, read.headers.length, 'each header once')
        deepStrictEqual(read.from, [
          { name: calm(headerText(one.senderName)), address: 'mail@book.example.com' },
        ])
        deepStrictEqual([read.to, read.replyTo], [[one.recipient], one.replyTo === null ? [] : [one.replyTo]])
        equal(calm(read.subject), calm(headerText(one.subject)))
        equal(calm(read.text), calm(plainText(one.bodyText)))
        const files = read.files.map((file) => file.replaceAll('\r\n', '\n'))
        const content = one.invitation?.content.replaceAll('\r\n', '\n')
        deepStrictEqual(files, content === undefined ? [] : [`invite.ics ${content}`])
      }
    }),
    { numRuns: 500 },
  )
})

/** A mail without the soft breaks of its lines, which a stream's pieces decide too. */
const unfolded = (mail: Buffer) => mail.toString().replaceAll('=\r\n', '')

t.test('a mail is written at once as nodemailer streams it', async () => {
  await fc.assert(
    fc.asyncProperty(message, async (one) => {
      const mail = new MailComposer(mailOf(one, 'mail@book.example.com')).compile()
      const whole = wholeMail(mail)!
      equal(unfolded(whole), unfolded(await mail.build()))
      const [, ...lines] = whole.toString().split(/\r?\n/)
      deepStrictEqual(
        lines.filter((line) => line.length > 998),
        [],
      )
    }),
    { numRuns: 300 },
  )
  const file = new MailComposer({ attachments: [{ path: import.meta.filename }] }).compile()
  equal(wholeMail(file), undefined, 'a file is streamed')
})

t.test('a header has no character that decoders remove', async (t) => {
  t.equal(headerText('Ann\ufeff\ud800'), 'Ann\u2060\ufffd')
})

t.test('the HTML of a mail is a document with title and language', async (t) => {
  const sent = (html: string) =>
    String(mailOf({ ...plain, subject: 'A <b> & c', html }, 'mail@book.example.com').html)
  const arabic = sent('<div lang="ar" dir="rtl"><p>x</p></div>')
  t.match(arabic, /^<!doctype html><html lang="ar" dir="rtl"><head>/)
  t.match(arabic, '<title>A &lt;b&gt; &amp; c</title>')
  t.match(arabic, '<meta name="color-scheme" content="light dark">')
  t.match(sent('<p>own</p>'), /^<!doctype html><html><head>/, 'a text without a language')
})

t.test('a mail that can be ended says where, in its headers and in its text', async (t) => {
  const url = 'https://book.example.com/unsubscribe?token=a%2Bb'
  const mail = mailOf({ ...plain, bodyText: 'x', html: '<div lang="de" dir="ltr">x</div>' }, 'm@x.test', url)
  t.match(mail.headers, {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  t.equal(mail.text, `x\n\nDiese E-Mails abbestellen: ${url}`)
  t.match(String(mail.html), `<a href="${url}">Diese E-Mails abbestellen</a>`)
})
