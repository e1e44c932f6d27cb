import type { FastifyInstance } from 'fastify'
import { servePage } from './page-bundle.ts'

/**
 * The console at `/console`: webhooks, what was delivered and what was not, for admins of organizations. Its page uses the
 * public API alone, with the key that whoever signs in has shown, which never leaves the tab but as a header.
 */
export function serveConsole(app: FastifyInstance): void {
  servePage(app, {
    name: 'console',
    script: 'console/main.ts',
    styles: ['page.css', 'console/layout.css', 'console/deliveries.css', 'console/dialogs.css'],
    paths: ['/console'],
    allow: ['img-src data:', "frame-ancestors 'none'"],
  })
}
