import { parse } from 'libpg-query'
import { type Distributed, firstNode } from './distribution.ts'

/** A node of a parsed statement. */
type Tree = { [key: string]: unknown }

/** A table that a statement names, and under which name. */
interface Named {
  table: Distributed
  /** Unique in the statement: names of different queries differ. */
  as: string
}

/** What stands for the organization of a call: all parameters for it are taken as equal. */
const organization = 'the organization'

/**
 * Returns the pairs of tables that a statement reads or writes together without keeping them on one
 * node: tables by other columns, by the same one without an equality between the two, or one that
 * is distributed and one that is whole on the first node. An equality may go through a parameter or
 * another table.
 */
export async function joinsAcrossNodes(
  text: string,
  schema: string,
  distributed: readonly Distributed[],
): Promise<string[]> {
  const byName = new Map(distributed.map((one) => [one.name, one]))
  const { stmts = [] } = (await parse(text)) as { stmts?: { stmt?: Tree }[] }
  return stmts.flatMap(({ stmt }) => (stmt ? new Statement(byName, schema).pairs(stmt) : []))
}

class Statement {
  readonly #byName: ReadonlyMap<string, Distributed>
  readonly #schema: string
  readonly #named: Named[] = []
  /** Equal values: each leads to another one, up to the one that stands for all of them. */
  readonly #equal = new Map<string, string>()
  #queries = 0

  constructor(byName: ReadonlyMap<string, Distributed>, schema: string) {
    this.#byName = byName
    this.#schema = schema
  }

  pairs(stmt: Tree): string[] {
    this.#walk(stmt, [])
    const split = this.#named.filter(({ table }) => table.column !== undefined || table.group === firstNode)
    const found = split.flatMap((one, at) =>
      split.slice(at + 1).flatMap((other) => (this.#isTogether(one, other) ? [] : [pairOf(one, other)])),
    )
    return [...new Set(found)]
  }

  #isTogether(one: Named, other: Named): boolean {
    if (one.table.group === firstNode && other.table.group === firstNode) return true
    const nodes = [one, other].map(({ table, as }) => this.#rootOf(`${as}.${table.column}`))
    return one.table.group === other.table.group && nodes[0] === nodes[1]
  }

  /** @param scope names of the queries around, the nearest first */
  #walk(tree: unknown, scope: readonly ReadonlyMap<string, string>[]): void {
    if (Array.isArray(tree)) for (const one of tree) this.#walk(one, scope)
    if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return
    for (const [kind, node] of Object.entries(tree)) {
      if (/^(Select|Update|Delete|Insert)Stmt$/.test(kind)) this.#query(node as Tree, scope)
      else if (kind === 'A_Expr') this.#equality(node as Tree, scope)
      else this.#walk(node, scope)
    }
  }

  #query(node: Tree, around: readonly ReadonlyMap<string, string>[]): void {
    const names = new Map<string, string>()
    const number = ++this.#queries
    const { fromClause, usingClause, relation } = node
    for (const range of [
      ...rangesOf(fromClause),
      ...rangesOf(usingClause),
      ...rangesOf({ RangeVar: relation }),
    ]) {
      const as = `${number} ${range.alias}`
      names.set(range.alias, as)
      const table = range.isPart
        ? undefined
        : this.#byName.get(`${range.schema ?? this.#schema}.${range.name}`)
      if (table) this.#named.push({ table, as })
    }
    const scope = [names, ...around]
    for (const columns of usingColumns(fromClause))
      for (const column of columns) this.#merge([...names.values()].map((as) => `${as}.${column}`))
    if (relation) this.#inserted(node, scope)
    this.#walk(Object.values(node), scope)
  }

  /** Notes the value of the distribution column of an inserted row. */
  #inserted({ cols, selectStmt }: Tree, scope: readonly ReadonlyMap<string, string>[]): void {
    const { SelectStmt } = (selectStmt ?? {}) as Record<string, Tree | undefined>
    const [row] = (SelectStmt?.valuesLists ?? []) as Tree[]
    const values = (row?.List as Tree | undefined)?.items ?? SelectStmt?.targetList
    const names = ((cols ?? []) as Tree[]).map((column) => (column.ResTarget as Tree).name as string)
    const [as] = [...(scope[0]?.values() ?? [])]
    for (const [at, name] of names.entries()) {
      const value = ((values ?? []) as Tree[])[at] as Record<string, Tree> | undefined
      const [source] = valuesOf((value?.ResTarget?.val as Tree | undefined) ?? value, [])
      if (as && source?.startsWith('$')) this.#merge([`${as}.${name}`, parameterOf(name, source)])
    }
  }

  #equality(node: Tree, scope: readonly ReadonlyMap<string, string>[]): void {
    const { kind, name, lexpr, rexpr } = node as { kind: string; name: Tree[]; lexpr: Tree; rexpr: Tree }
    const isEqual = kind === 'AEXPR_OP' && JSON.stringify(name).includes('"="')
    const [left, right] = [lexpr, rexpr].map((side) => valuesOf(side, scope))
    if (isEqual && left && right)
      for (const [at, value] of left.entries()) {
        const other = right[at]
        if (value && other) this.#merge([parameterOf(other, value), parameterOf(value, other)])
      }
    this.#walk([lexpr, rexpr], scope)
  }

  #merge([first, ...rest]: readonly string[]): void {
    for (const one of rest) if (first) this.#equal.set(this.#rootOf(one), this.#rootOf(first))
  }

  #rootOf(value: string): string {
    const next = this.#equal.get(value)
    return next === undefined || next === value ? value : this.#rootOf(next)
  }
}

/** Returns the organization for a parameter that is compared with, or stored as, one. */
const parameterOf = (column: string, value: string): string =>
  value.startsWith('$') && /(^|\.)organization_id$/.test(column) ? organization : value

const pairOf = (one: Named, other: Named): string =>
  [one.table.name, other.table.name].toSorted().join(' with ')

/** Returns the values of an expression: columns and parameters; of a row, each of its own. */
function valuesOf(
  side: Tree | undefined,
  scope: readonly ReadonlyMap<string, string>[],
): (string | undefined)[] {
  const { RowExpr, ColumnRef, ParamRef, TypeCast, SubLink } = (side ?? {}) as Record<string, Tree | undefined>
  if (TypeCast) return valuesOf(TypeCast.arg as Tree, scope)
  if (RowExpr) return (RowExpr.args as Tree[]).flatMap((one) => valuesOf(one, scope))
  if (ParamRef) return [`$${ParamRef.number}`]
  if (SubLink) {
    // `(select $1::bigint)` is evaluated once.
    const { targetList } = ((SubLink.subselect as Tree).SelectStmt ?? {}) as { targetList?: Tree[] }
    const [target] = targetList ?? []
    const only = targetList?.length === 1 ? (target?.ResTarget as Tree | undefined)?.val : undefined
    const [value] = valuesOf(only as Tree | undefined, [])
    return [value?.startsWith('$') ? value : undefined]
  }
  if (!ColumnRef) return [undefined]
  const [first, second] = (ColumnRef.fields as Tree[]).map(
    (field) => (field.String as Tree | undefined)?.sval as string,
  )
  if (second === undefined) {
    // A bare column of a query with one table is that table's.
    const [names] = scope
    const only = names?.size === 1 ? [...names.values()][0] : undefined
    return [only && `${only}.${first}`]
  }
  const as = scope.map((names) => names.get(first ?? '')).find((name) => name !== undefined)
  return [as && `${as}.${second}`]
}

interface Range {
  schema: string | undefined
  name: string
  alias: string
  /** Whether it is a query of its own, or a function. */
  isPart: boolean
}

/** Returns what a FROM clause names, those in joins too, without the queries in it. */
function rangesOf(tree: unknown): Range[] {
  if (Array.isArray(tree)) return tree.flatMap(rangesOf)
  if (typeof tree !== 'object' || tree === null) return []
  const { RangeVar, JoinExpr, RangeSubselect, RangeFunction } = tree as Record<string, Tree | undefined>
  if (JoinExpr) return [...rangesOf(JoinExpr.larg), ...rangesOf(JoinExpr.rarg)]
  const node = RangeVar ?? RangeSubselect ?? RangeFunction
  if (!node) return []
  const name = (RangeVar?.relname as string | undefined) ?? ''
  const alias = ((node.alias as Tree | undefined)?.aliasname as string | undefined) ?? name
  return [{ schema: RangeVar?.schemaname as string | undefined, name, alias, isPart: !RangeVar }]
}

function usingColumns(tree: unknown): string[][] {
  if (Array.isArray(tree)) return tree.flatMap(usingColumns)
  const { JoinExpr } = (tree ?? {}) as Record<string, Tree | undefined>
  if (!JoinExpr) return []
  const own = ((JoinExpr.usingClause as Tree[] | undefined) ?? []).map(
    (column) => (column.String as Tree).sval as string,
  )
  return [own, ...usingColumns(JoinExpr.larg), ...usingColumns(JoinExpr.rarg)]
}
