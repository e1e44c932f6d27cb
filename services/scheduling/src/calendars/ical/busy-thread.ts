import { parentPort, workerData } from 'node:worker_threads'
import type { BusyAnswer } from './busy-aside.ts'
import { type BusyQuestion, busyOf } from './busy-of.ts'
import { timesOf } from './times-of.ts'

parentPort?.postMessage('at work')
parentPort?.postMessage(answer(workerData))

function answer(question: BusyQuestion): BusyAnswer {
  try {
    return { busy: busyOf(question), texts: question.texts.map(timesOf) }
  } catch {
    return { problem: 'it is no iCalendar text' }
  }
}
