import { freePort } from '@punctual/servers'
import { infrastructure } from '@punctual/testing'
import t from 'tap'
import { openDatabase, serverUrls, servicePassword, serviceUrl } from '../src/index.ts'

const several = 'postgres://admin:p%40ss@a:5432,[::1]:6432/name?sslmode=require'

t.test('a URL of several servers has one URL for each', async (t) => {
  t.same(serverUrls('postgres://a/name'), ['postgres://a/name'])
  t.same(serverUrls(several), [
    'postgres://admin:p%40ss@a:5432/name?sslmode=require',
    'postgres://admin:p%40ss@[::1]:6432/name?sslmode=require',
  ])
  t.same(serverUrls('postgresql://a,b/name?target_session_attrs=read-write'), [
    'postgresql://a/name',
    'postgresql://b/name',
  ])
  for (const bad of ['', 'a,b', 'http://a/name', 'postgres://a,b:x/name'])
    t.throws(() => serverUrls(bad), { message: /^is not a URL that starts with postgres:/ }, bad)
  t.throws(() => serverUrls('postgres://a,b/name?target_session_attrs=standby'), {
    message: 'has target_session_attrs other than read-write and primary',
  })
})

t.test('the URL of a service keeps all servers', async (t) => {
  const password = servicePassword(several, 'webhook-delivery')
  t.equal(password, servicePassword('postgres://admin:p%40ss@elsewhere/name', 'webhook-delivery'))
  t.equal(
    serviceUrl(several, 'webhook-delivery'),
    `postgres://svc_webhook_delivery:${password}@a:5432,[::1]:6432/name?sslmode=require`,
  )
})

t.test('the server that answers is used, wherever it stands in the URL', async (t) => {
  const { databaseUrl } = await infrastructure()
  const { host, username, password, pathname } = new URL(databaseUrl)
  const dead = `127.0.0.1:${await freePort()}`
  for (const hosts of [`${dead},${host}`, `${host},${dead}`]) {
    const db = openDatabase(`postgres://${username}:${password}@${hosts}${pathname}`, { schema: 'public' })
    t.teardown(() => db.close())
    t.same(await db.sql`select inet_server_port()::text as port`, [{ port: host.split(':')[1] }])
  }
})

t.test('without any server, statements fail as with one', async (t) => {
  const hosts = `127.0.0.1:${await freePort()},127.0.0.1:${await freePort()}`
  const db = openDatabase(`postgres://a:b@${hosts}/name`, { schema: 'public' })
  t.teardown(() => db.close())
  await t.rejects(db.sql`select 1`.then(), { name: 'ConnectionLost' })
})
