import {
  ask,
  type Env,
  type Finding,
  fine,
  given,
  isFinding,
  missing,
  problem,
  redirectAddress,
} from './finding.ts'

/** Checks the variables of Stripe, and what Stripe says to the key. */
export async function checkStripe(env: Env): Promise<Finding[]> {
  const lacking = missing(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const secret = given(env, 'STRIPE_WEBHOOK_SECRET')
  const isSecret = secret === undefined || secret.startsWith('whsec_')
  return [
    ...lacking,
    ...(isSecret ? [] : [problem('STRIPE_WEBHOOK_SECRET does not begin with whsec_')]),
    ...checkConnect(env),
    ...(await checkKey(env)),
  ]
}

/** Accounts of people and teams need Stripe Connect; without it, there is nothing to check. */
function checkConnect(env: Env): Finding[] {
  const clientId = given(env, 'STRIPE_CLIENT_ID')
  if (clientId === undefined) return [fine('STRIPE_CLIENT_ID is not set: accounts cannot be connected')]
  return [
    ...(clientId.startsWith('ca_') ? [] : [problem('STRIPE_CLIENT_ID does not begin with ca_')]),
    ...missing(env, ['STRIPE_CONNECT_WEBHOOK_SECRET']),
    ...redirectAddress(env, '/v2/stripe/save'),
  ]
}

async function checkKey(env: Env): Promise<Finding[]> {
  const key = given(env, 'STRIPE_SECRET_KEY')
  if (key === undefined) return []
  const api = (given(env, 'STRIPE_API_URL') ?? 'https://api.stripe.com').replace(/\/$/, '')
  const headers = { authorization: `Bearer ${key}` }
  const answer = await ask(`${api}/v1/webhook_endpoints?limit=100`, { headers })
  if (isFinding(answer)) return [answer]
  const { error, data } = answer.body as { error?: { message?: string }; data?: { url?: string }[] }
  if (answer.status === 401)
    return [problem(`Stripe refuses STRIPE_SECRET_KEY (${error?.message ?? 'status 401'})`)]
  const known = fine('STRIPE_SECRET_KEY is known to Stripe')
  if (answer.status === 403) return [known, fine('the key may not list webhook endpoints')]
  if (answer.status !== 200 || !data) return [problem(`Stripe answers ${answer.status}`)]
  const callback = `${given(env, 'PUBLIC_URL')?.replace(/\/$/, '') ?? ''}/v2/payments/stripe/callback`
  return [
    known,
    data.some(({ url }) => url === callback)
      ? fine(`Stripe reports payments to ${callback}`)
      : problem(`Stripe has no webhook endpoint ${callback}`),
  ]
}
