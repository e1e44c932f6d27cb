import t from 'tap'
import { bootstrapArguments } from '../src/app/bootstrap-arguments.ts'

const needed = ['--email', 'olga@example.com', '--name', 'Olga Owner', '--organization', 'Acme']

t.test('required and optional arguments', async (t) => {
  t.same(bootstrapArguments(needed), {
    email: 'olga@example.com',
    name: 'Olga Owner',
    organizationName: 'Acme',
  })
  t.same(
    bootstrapArguments([
      ...needed,
      '--username=olga',
      '--slug',
      'acme',
      '--time-zone',
      'Europe/Berlin',
      '--rate-limit',
      '600',
    ]),
    {
      email: 'olga@example.com',
      name: 'Olga Owner',
      organizationName: 'Acme',
      username: 'olga',
      organizationSlug: 'acme',
      timeZone: 'Europe/Berlin',
      rateLimit: 600,
    },
  )
})

t.test('all problems are reported together', async (t) => {
  const problems = (values: string[]) => {
    try {
      bootstrapArguments(values)
    } catch (error) {
      return (error as { problems: string[] }).problems
    }
  }
  t.same(problems(['--email', 'olga', '--time-zone', 'Mars/Phobos']), [
    '--email cannot be "olga"',
    '--name is missing',
    '--organization is missing',
    '--time-zone cannot be "Mars/Phobos"',
  ])
  t.match(problems([...needed, '--rate-limit', '0']), ['--rate-limit cannot be "0"'])
  t.match(problems([...needed, '--colour', 'red'])?.[0], /--colour/)
  t.match(problems([...needed, '--slug', '']), ['--slug cannot be ""'])
})
