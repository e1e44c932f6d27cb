import { anonymousCaller, type Role } from '@punctual/contracts'
import t from 'tap'
import { requireRank, roleIn } from '../../src/domain/role.ts'

const callerOf = (memberships: { teamId: number; role: Role }[]) => ({
  ...anonymousCaller('test'),
  memberships,
})

t.test('the highest role counts, and only in the given organizations and teams', async (t) => {
  const caller = callerOf([
    { teamId: 1, role: 'MEMBER' },
    { teamId: 2, role: 'ADMIN' },
    { teamId: 3, role: 'OWNER' },
  ])
  t.equal(roleIn(caller, [1, 2]), 'ADMIN')
  t.equal(roleIn(caller, [3, 1]), 'OWNER')
  t.equal(roleIn(caller, [1]), 'MEMBER')
  t.equal(roleIn(caller, [4]), 'MEMBER')
  t.equal(roleIn(callerOf([]), []), 'MEMBER')
})

t.test("403 when any of the roles is above the caller's", async (t) => {
  const roles: Role[] = ['MEMBER', 'ADMIN', 'OWNER']
  for (const [own, role] of roles.flatMap((own) => roles.map((role) => [own, role] as const))) {
    const isAbove = roles.indexOf(role) > roles.indexOf(own)
    const ask = () => requireRank(own, 'MEMBER', role)
    if (isAbove) t.throws(ask, { code: 'ForbiddenException' }, `${own} ${role}`)
    else t.doesNotThrow(ask, `${own} ${role}`)
  }
})
