import { useLanguage } from './language.ts'
import { openLink, signIn } from './sign-in.ts'

await useLanguage(...navigator.languages)
if (location.pathname === '/account/sign-in') {
  const token = location.hash.slice(1)
  if (token === '') signIn()
  else await openLink(token)
} else {
  const { openAccount } = await import('./account.ts')
  await openAccount()
}
