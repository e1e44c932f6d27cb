import { accessPage } from './access-page.ts'
import { type Guide, readGuides } from './guides.ts'
import { joined } from './markdown.ts'
import { operationPage, operationPath } from './operation-page.ts'
import { type Reference, type ReferenceOperation, readReference } from './reference.ts'
import { webhookList, webhookPage, webhookPath } from './webhook-page.ts'

/**
 * A page of the documentation, served as HTML at its path and as Markdown at its path plus `.md`.
 */
export interface DocPage {
  path: string
  title: string
  /** What the list of pages says about it. */
  summary: string
  markdown: () => string
  /** The operation that its form calls. */
  operation?: ReferenceOperation
  /** Pages of the same subject. */
  beside: readonly { path: string; title: string }[]
}

export interface DocSite {
  reference: Reference
  pages: ReadonlyMap<string, DocPage>
}

const title = 'Punctual API'
const overviewText = `Punctual is a scheduling and booking backend that other products build on. All calls are HTTPS with JSON; the answer to each is in an envelope.`

/** Returns all pages, from the OpenAPI document and the guides. */
export async function buildSite(document: object): Promise<DocSite> {
  const reference = readReference(document as Parameters<typeof readReference>[0])
  const guides = await readGuides()
  const guideLinks = guides.map(({ name, title }) => ({ path: guidePath(name), title }))
  const webhookLinks = reference.webhooks.map((each) => ({ path: webhookPath(each), title: each.path }))
  const pages: DocPage[] = [
    {
      path: '/docs',
      title,
      summary: 'All operations by subject.',
      markdown: () => overview(reference, guides),
      beside: [],
    },
    {
      path: '/docs/guides',
      title: 'Guides',
      summary: 'Step by step.',
      markdown: () => joined(['# Guides', listOf(guides)]),
      beside: guideLinks,
    },
    ...guides.map(({ name, title, summary, text }) => ({
      path: guidePath(name),
      title,
      summary,
      markdown: () => text,
      beside: guideLinks,
    })),
    {
      path: '/docs/webhooks',
      title: 'Webhook events',
      summary: 'Every event that a webhook can send.',
      markdown: () => webhookList(reference),
      beside: webhookLinks,
    },
    ...reference.webhooks.map((webhook) => ({
      path: webhookPath(webhook),
      title: webhook.path,
      summary: webhook.summary,
      markdown: () => webhookPage(webhook, reference),
      beside: webhookLinks,
    })),
    {
      path: '/docs/access',
      title: 'Who may call what',
      summary: 'Credentials, scopes and permissions of every operation.',
      markdown: accessPage,
      beside: [],
    },
    ...reference.tags.flatMap((tag) => operationPages(tag.name, reference)),
  ]
  return { reference, pages: new Map(pages.map((page) => [page.path, page])) }
}

const guidePath = (name: string): string => `/docs/guides/${name}`

function operationPages(tag: string, reference: Reference): DocPage[] {
  const operations = reference.operations.filter(({ tags }) => tags[0] === tag)
  const beside = operations.map((each) => ({ path: operationPath(each), title: each.summary }))
  return operations.map((operation) => ({
    path: operationPath(operation),
    title: operation.summary,
    summary: `${operation.method} ${operation.path}`,
    markdown: () => operationPage(operation, reference),
    operation,
    beside,
  }))
}

const listOf = (guides: readonly Guide[]): string =>
  guides.map(({ name, title, summary }) => `- [${title}](${guidePath(name)}): ${summary}`).join('\n')

/** Returns the first page: the guides, and every operation by subject. */
function overview(reference: Reference, guides: readonly Guide[]): string {
  return joined([
    `# ${title}`,
    overviewText,
    'Begin with the [quick start](/docs/guides/quick-start), or look up [who may call what](/docs/access). The whole reference is one [OpenAPI document](/openapi.json); every page here is also Markdown at its address plus `.md`.',
    `## Guides\n\n${listOf(guides)}`,
    '## Operations',
    ...reference.tags.map(
      ({ name, description }) => `### ${name}\n\n${description}\n\n${operationList(name, reference)}`,
    ),
    '## Webhook events',
    reference.webhooks.map((each) => `- [${each.path}](${webhookPath(each)}): ${each.summary}`).join('\n'),
  ])
}

const operationList = (tag: string, { operations }: Reference): string =>
  operations
    .filter(({ tags }) => tags[0] === tag)
    .map((each) => `- [${each.summary}](${operationPath(each)}) \`${each.method} ${each.path}\``)
    .join('\n')

/** Returns `/llms.txt` (llmstxt.org): the pages as a list of links to Markdown. */
export function llmsText({ pages, reference }: DocSite): string {
  const link = ({ path, title, summary }: DocPage) => `- [${title}](${path}.md): ${summary}`
  const below = (prefix: string) => [...pages.values()].filter(({ path }) => path.startsWith(prefix))
  const ofTag = (tag: string) => [...pages.values()].filter(({ operation }) => operation?.tags[0] === tag)
  return joined([
    `# ${title}`,
    `> ${overviewText}`,
    'The whole reference is the OpenAPI 3.1 document at [/openapi.json](/openapi.json).',
    `## Guides\n\n${below('/docs/guides/').map(link).join('\n')}`,
    `## Webhook events\n\n${below('/docs/webhooks').map(link).join('\n')}`,
    ...reference.tags.map(({ name }) => `## ${name}\n\n${ofTag(name).map(link).join('\n')}`),
    `## Optional\n\n${below('/docs/access').map(link).join('\n')}`,
  ])
}
