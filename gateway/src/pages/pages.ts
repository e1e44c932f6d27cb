import { type Clock, literal, reservedNames } from '@punctual/contracts'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../authentication/sessions.ts'
import { PreparedBody, sendPrepared } from '../compression/prepared.ts'
import { bookingForm, bookingView, unsubscribePath } from './booking-views.tsx'
import { bundleScript, servePage } from './page-bundle.ts'
import { type FindPortalOrigins, portalView } from './portal-frames.ts'

/**
 * Serves the hosted booking pages: `/{username}/{slug}` and `/team/{teamSlug}/{slug}`, without the
 * slug the event types of the person or team, all also below `/o/{organizationSlug}`;
 * `/d/{linkId}`; `/unsubscribe`; and `/booking/{uid}` with `/cancel`, `/reschedule`, `/rate`,
 * `/no-show`, `/accept`, `/confirm` and `/decline`. All of them are one small script that uses only
 * the public API.
 */
export function servePages(
  app: FastifyInstance,
  { clock, sessions }: { clock: Clock; sessions: Pick<Sessions, 'requireOwnPage'> },
): void {
  const username = `:username(^(?!(?:${[...reservedNames].map(literal).join('|')})$)[a-z0-9][a-z0-9._-]*$)`
  const ofEventTypes = [
    '/d/:linkId',
    '/team/:teamSlug/:slug',
    `/${username}/:slug`,
    '/o/:organizationSlug/team/:teamSlug/:slug',
    `/o/:organizationSlug/${username}/:slug`,
  ]
  servePage(app, {
    name: 'booking',
    script: 'main.tsx',
    styles: ['page.css', 'booking.css'],
    paths: [
      ...ofEventTypes,
      unsubscribePath,
      '/booking/:uid',
      '/booking/:uid/:action(^(?:cancel|reschedule|rate|no-show|accept|confirm|decline)$)',
      '/team/:teamSlug',
      `/${username}`,
      '/o/:organizationSlug/team/:teamSlug',
      `/o/:organizationSlug/${username}`,
    ],
    // Logos can have any https address.
    allow: ['img-src https: data:'],
    view: (request) => bookingView({ app, request, clock }),
    forms: {
      paths: [...ofEventTypes, '/booking/:uid/:action(^(?:cancel|reschedule|rate|no-show)$)'],
      async take(request, form) {
        const { origin, 'sec-fetch-site': site } = request.headers
        // A form of another site would act in the name of its visitor; browsers say where it is.
        if (origin !== undefined || site !== undefined) sessions.requireOwnPage(request)
        return bookingForm({ app, request, clock }, form)
      },
    },
  })
}

/**
 * Serves the console at `/console`: webhooks and their deliveries, for admins of organizations. Its
 * page uses only the public API, with the key that the admin enters. The key leaves the tab only as
 * a header.
 */
export function serveConsole(app: FastifyInstance): void {
  servePage(app, {
    name: 'console',
    script: 'console/main.tsx',
    styles: ['page.css', 'console/layout.css', 'console/deliveries.css', 'console/dialogs.css'],
    paths: ['/console'],
    allow: ['img-src data:', "frame-ancestors 'none'"],
  })
}

/**
 * Serves the page of portal links at `/portal/{linkId}`: the console of some webhooks, for people
 * without an account, also in frames of the origins that the link names.
 */
export function servePortal(
  app: FastifyInstance,
  { findPortalOrigins }: { findPortalOrigins: FindPortalOrigins },
): void {
  servePage(app, {
    name: 'portal',
    script: 'console/portal.tsx',
    styles: ['page.css', 'console/layout.css', 'console/deliveries.css', 'console/dialogs.css'],
    paths: ['/portal/:linkId'],
    allow: ['img-src data:'],
    view: (request) => portalView(request, findPortalOrigins),
  })
}

/** Serves the script that shows booking pages on other sites: `/embed.js`. */
export function serveEmbedScript(app: FastifyInstance): void {
  let built: Promise<PreparedBody> | undefined
  app.get('/embed.js', async (request, reply) => {
    built ??= bundleScript('embed.ts').then(
      (script) => new PreparedBody('text/javascript; charset=utf-8', script),
    )
    // Its address never changes, so browsers ask again after an hour.
    reply.header('cache-control', 'public, max-age=3600')
    return sendPrepared(request, reply, await built)
  })
}

/** Serves the sign-in page and the account page, which use only the public API. */
export function serveAccount(app: FastifyInstance): void {
  servePage(app, {
    name: 'account',
    script: 'account/main.ts',
    styles: ['page.css', 'account/account.css'],
    paths: ['/account', '/account/sign-in'],
    allow: ['img-src data:', "frame-ancestors 'none'"],
  })
}

/**
 * Ends the mails of a workflow when a mail program asks for it with one click (RFC 8058): the same
 * address as the page, with the token in the query and a form that says nothing more.
 */
export function serveOneClick(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post<{ Querystring: { token?: string } }>(unsubscribePath, async (request, reply) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/v2/workflows/unsubscribe',
      remoteAddress: request.raw.socket.remoteAddress ?? '',
      headers: { 'x-forwarded-for': request.ip },
      payload: { token: request.query.token ?? '' },
    })
    return reply.status(statusCode).header('cache-control', 'no-store').send()
  })
}
