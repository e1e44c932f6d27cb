import { parentPort, workerData } from 'node:worker_threads'
import type { BusyAnswer } from './busy-aside.ts'
import { type BusyQuestion, busyOf } from './busy-of.ts'

parentPort?.postMessage('at work')
parentPort?.postMessage(answer(workerData))

function answer(question: BusyQuestion): BusyAnswer {
  try {
    return { busy: busyOf(question) }
  } catch {
    return { problem: 'it is no iCalendar text' }
  }
}
