import { useEffect, useState } from 'preact/hooks'
import { addressOf, readAddress } from './address.ts'
import type { Webhook } from './types.ts'
import { ownerWithWebhooks, type WebhookOwner } from './webhook-owners.ts'

/**
 * Follows the address. One that selects no owner becomes that of the first owner with webhooks;
 * until this one is found, the address is undefined.
 * @param first the webhooks of the first owner, where they are known
 */
export function useAddress(owners: readonly WebhookOwner[], first: readonly Webhook[] | undefined) {
  const [address, setAddress] = useState(() => {
    const given = readAddress()
    return given.ownerKey === '' ? undefined : given
  })
  const follow = () => setAddress(readAddress())
  useEffect(() => {
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (address) return
    let isOpen = true
    void ownerWithWebhooks(owners, first).then((owner) => {
      if (!isOpen || !owner || readAddress().ownerKey !== '') return
      history.replaceState(null, '', addressOf(owner.key))
      follow()
    })
    return () => {
      isOpen = false
    }
  }, [])
  return {
    address,
    go(...parts: (string | number)[]): void {
      location.hash = addressOf(...parts)
      // At once, so that what is shown changes together with other states.
      follow()
    },
  }
}
