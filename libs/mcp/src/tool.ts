import type { Client } from '@punctual/client'
import type { z } from 'zod'

/** What tools use. */
export interface Person {
  client: Client
}

export type Shape = Record<string, z.ZodType>
type Input<Fields extends Shape> = z.output<z.ZodObject<Fields>>

interface Common<Fields extends Shape> {
  name: string
  title: string
  description: string
  input: Fields
}

/** A tool that changes nothing. */
export interface ReadTool<Fields extends Shape = Shape> extends Common<Fields> {
  read(person: Person, input: Input<Fields>): Promise<unknown>
}

/** A tool that changes something, after the person has agreed. */
export interface WriteTool<Fields extends Shape = Shape> extends Common<Fields> {
  /** Whether it takes something away, such as a booking. */
  isDestructive: boolean
  /** Returns what would happen, in words for the person. */
  plan(person: Person, input: Input<Fields>): Promise<string>
  write(person: Person, input: Input<Fields>): Promise<unknown>
}

export type Tool = ReadTool | WriteTool

/** Types the functions of a tool by its input. */
export const readTool = <Fields extends Shape>(tool: ReadTool<Fields>): Tool => tool as unknown as ReadTool
export const writeTool = <Fields extends Shape>(tool: WriteTool<Fields>): Tool => tool as unknown as WriteTool
