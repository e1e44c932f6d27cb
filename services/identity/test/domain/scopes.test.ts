import { oauthPermissions as permissions } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { permissionBits, permissionNames } from '../../src/domain/scopes.ts'

t.test('each permission has its fixed bit', async (t) => {
  t.equal(permissionBits(['EVENT_TYPE_READ']), 1)
  t.equal(permissionBits(['BOOKING_WRITE']), 8)
  t.equal(permissionBits(['PROFILE_WRITE']), 512)
  t.equal(permissionBits(['*']), 1023)
})

t.test('names are returned in bit order, once each', async (t) => {
  t.same(permissionNames(permissionBits(['PROFILE_READ', 'BOOKING_READ', 'PROFILE_READ'])), [
    'BOOKING_READ',
    'PROFILE_READ',
  ])
  t.same(permissionNames(1023), permissions)
})

t.test('bits and names convert both ways', async () => {
  fc.assert(fc.property(fc.nat(1023), (bits) => permissionBits(permissionNames(bits)) === bits))
})
