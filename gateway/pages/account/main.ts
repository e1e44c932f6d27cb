import { refusalText, useLanguage } from './language.ts'
import { openLink, signIn } from './sign-in.tsx'

/** Why an identity provider did not sign the person in. */
function refusal(): string | undefined {
  const error = new URLSearchParams(location.search).get('error')
  return error === null ? undefined : refusalText(error)
}

await useLanguage(...navigator.languages)
if (location.pathname === '/account/sign-in') {
  const token = location.hash.slice(1)
  if (token === '') signIn(refusal())
  else await openLink(token)
} else {
  const { openAccount } = await import('./account.tsx')
  await openAccount()
}
