import { ApiProblem } from '../api.ts'

/** Makes a script that cannot be loaded a problem that the console can show. */
async function loaded<Module>(script: Promise<Module>): Promise<Module> {
  return script.catch(() => {
    throw new ApiProblem(0)
  })
}

/** Loads the forms that change webhooks. @throws ApiProblem 0 while the server cannot be reached */
export const webhookForms = () => loaded(import('./webhook-form.tsx'))

/** Loads the dialog of portal links. @throws ApiProblem 0 while the server cannot be reached */
export const portalLinks = () => loaded(import('./portal-links.tsx'))
