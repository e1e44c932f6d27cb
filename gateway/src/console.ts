import type { FastifyInstance } from 'fastify'
import { servePage } from './page-bundle.ts'

/**
 * Serves the console at `/console`: webhooks and their deliveries, for admins of organizations. Its
 * page uses only the public API, with the key that the admin enters. The key leaves the tab only as
 * a header.
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
