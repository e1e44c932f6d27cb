import { anonymousCaller, type CallerContext } from '@punctual/contracts'
import t from 'tap'
import { requireIn } from '../src/index.ts'

const caller: CallerContext = {
  ...anonymousCaller('test'),
  kind: 'api-key',
  userId: 5,
  organizationId: 7,
  memberships: [
    { teamId: 7, role: 'MEMBER' },
    { teamId: 9, role: 'ADMIN' },
  ],
}
const asked = async (
  params: Record<string, string>,
  permission: Parameters<typeof requireIn>[0],
  as = caller,
) => {
  try {
    await requireIn(permission)({ caller: as, params })
    return 200
  } catch (error) {
    return (error as { status: number }).status
  }
}

t.test('requireIn', async (t) => {
  t.test('200 with the permission in the organization or in the team', async (t) => {
    t.equal(await asked({ orgId: '7' }, 'organization.read'), 200)
    t.equal(await asked({ orgId: '7', teamId: '9' }, 'team.update'), 200)
    t.equal(await asked({ teamId: '9' }, 'team.update'), 200)
  })
  t.test('401, 403, 404 without the permission', async (t) => {
    t.equal(await asked({ orgId: '7' }, 'organization.read', anonymousCaller('test')), 401)
    t.equal(await asked({ orgId: '7' }, 'organization.update'), 403)
    t.equal(await asked({ orgId: '8' }, 'organization.read'), 403)
    t.equal(await asked({ orgId: '8', teamId: '9' }, 'team.read'), 403)
    t.equal(await asked({ teamId: '8' }, 'team.read'), 404)
  })
  t.test('an id with a leading zero is unknown', async (t) => {
    for (const id of ['08', '07', '0000000000000000007', '9007199254740991'])
      t.equal(await asked({ orgId: id }, 'organization.read'), 403, id)
    for (const id of ['08', '09', '0000000000000000009']) {
      t.equal(await asked({ teamId: id }, 'team.read'), 404, id)
      t.equal(await asked({ orgId: '7', teamId: id }, 'team.read'), 404, id)
      t.equal(await asked({ orgId: '8', teamId: id }, 'team.read'), 403, 'the organization is checked first')
    }
  })
  t.test('400 for an invalid id, before any permission check', async (t) => {
    for (const id of ['', 'x', '-7', '7.0', '7e0', '0x7', ' 7', '٧', '99999999999999999999'])
      for (const params of [{ orgId: id }, { teamId: id }, { orgId: '7', teamId: id }])
        t.equal(await asked(params, 'organization.read'), 400, id)
  })
})
