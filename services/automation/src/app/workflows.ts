import {
  badRequest,
  type CallerContext,
  type CreateFormWorkflow,
  type CreateWorkflow,
  type UpdateFormWorkflow,
  type UpdateWorkflow,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { verifiedAddresses } from '../db/verified-resources.ts'
import {
  type Activation,
  deleteWorkflow as deleteRow,
  insertWorkflow,
  updateWorkflow as updateRow,
} from '../db/workflow-changes.ts'
import type { StoredWorkflow } from '../db/workflow-repository.ts'
import type { AutomationDeps } from '../deps.ts'
import type { Owner } from '../domain/owner.ts'
import { checkWorkflow } from '../domain/workflow-rules.ts'
import { checkVerified, ownActivation } from '../guards/own-references.ts'
import { requireWorkflow } from '../guards/require-workflow.ts'
import { requestRebuild } from './rebuild-workflow.ts'

/** A workflow, and the verified addresses that its steps send to, by their id. */
export interface AddressedWorkflow {
  workflow: StoredWorkflow
  addresses: ReadonlyMap<number, string>
}

/** A workflow that a caller asks for at an owner's path. */
export interface AskedWorkflow {
  caller: CallerContext
  owner: Owner
  wanted: Pick<StoredWorkflow, 'id' | 'kind'>
}

const addressed = async (tx: Tx, workflow: StoredWorkflow): Promise<AddressedWorkflow> => ({
  workflow,
  addresses: await verifiedAddresses(tx.orm, workflow.steps),
})

/**
 * Creates a workflow; the timers of future bookings follow in the background.
 * @param wanted.input a workflow that `checkWorkflow` and `checkVerified` accept
 */
export async function createWorkflow(
  tx: Tx,
  wanted: {
    owner: Owner
    kind: StoredWorkflow['kind']
    input: CreateWorkflow | CreateFormWorkflow
    activation: Activation
  },
  now: Date,
): Promise<AddressedWorkflow> {
  const { owner, kind, input, activation } = wanted
  const workflow = await insertWorkflow(tx, owner, kind, input, activation, now)
  await requestRebuild(tx, workflow, now)
  return addressed(tx, workflow)
}

/**
 * Changes the given fields of a workflow; `steps` replaces all current steps by id
 * (docs/domain.md#workflows).
 */
export async function updateWorkflow(
  deps: AutomationDeps,
  { caller, owner, wanted }: AskedWorkflow,
  input: UpdateWorkflow | UpdateFormWorkflow,
): Promise<AddressedWorkflow> {
  const who = { caller, owner }
  const found = await requireWorkflow(deps.db.orm, who, 'workflow.update', wanted)
  const itsOwner = { ...owner, userId: found.userId }
  checkWorkflow(input)
  await checkVerified(deps.db.orm, itsOwner, input.steps ?? [])
  const activation = input.activation && (await ownActivation(deps, caller, itsOwner, input.activation))
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const before = await requireWorkflow(tx.orm, who, 'workflow.update', wanted, { lock: true })
    checkStepIds(before, input)
    const workflow = await updateRow(tx, before.id, input, activation, now)
    if (input.trigger || activation) await requestRebuild(tx, workflow, now)
    return addressed(tx, workflow)
  })
}

/** Checks that all given step ids are steps of this workflow. */
function checkStepIds(workflow: StoredWorkflow, { steps = [] }: UpdateWorkflow | UpdateFormWorkflow): void {
  const own = new Set(workflow.steps.map(({ id }) => id))
  const errors = steps.flatMap(({ id }, at) =>
    id === undefined || own.has(id)
      ? []
      : [{ path: `steps.${at}.id`, message: 'is not a step of this workflow' }],
  )
  if (errors.length > 0) throw badRequest(...errors)
}

/** Deletes a workflow with its steps. */
export function deleteWorkflow(
  deps: AutomationDeps,
  { caller, owner, wanted }: AskedWorkflow,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { id } = await requireWorkflow(tx.orm, { caller, owner }, 'workflow.delete', wanted, {
      lock: true,
    })
    await deleteRow(tx, id)
  })
}
