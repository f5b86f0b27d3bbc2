import { expect, test, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Member } from '#app/persistence/actor.ts'
import { cardLine, goOn, unfold } from '../journey/steps.ts'
import { keptFor } from './provider.ts'
import type { State, Task } from './task.ts'

/** Who walks, and where: null is the organisation itself. */
export type Walker = { page: Page; member: Member; locationIndex: number | null }

const words = { none: 'Open', busy: 'Bezig', done: 'Klaar', confirmed: 'Gecontroleerd' }

/**
 * Walks all tasks of a roadmap in order. After
 * every page the whole roadmap is looked at: only the task that is walked may have changed.
 */
export async function walkRoadmap(walker: Walker, tasks: readonly Task[]): Promise<void> {
  const expected = new Map<string, State>(tasks.map(({ key }) => [key, 'none']))
  for (const [index, task] of tasks.entries()) {
    await test.step(task.title, () => walkTask(walker, task, tasks[index + 1], expected))
  }
  await walker.page.getByRole('link', { name: 'Terug naar de routekaart' }).click()
  await expect(walker.page.getByRole('heading', { level: 1, name: /^Routekaart van/ })).toBeVisible()
  await expectOnCard(walker.page, tasks, expected)
}

async function walkTask(walker: Walker, task: Task, next: Task | undefined, expected: Map<string, State>) {
  const { page, member, locationIndex } = walker
  const expectStates = async (state: State) => {
    expected.set(task.key, state)
    expect(await statesOf(page, locationIndex), task.title).toEqual([...expected])
  }
  await expectAddress(walker, task.path)
  await expectStates('none')
  await leave(page, () => page.getByRole('link', { name: 'Beginnen', exact: true }).click())
  for (const stop of task.stops) {
    await test.step(`${stop.page}: ${stop.state}`, async () => {
      await expectAddress(walker, `${task.path}/${stop.page}`)
      for (const fill of stop.fill ?? []) await fill(page)
      await (stop.stays ? saveAndStay(page) : leave(page, () => goToNext(page)))
      await expectStates(stop.state)
      if (stop.keeps) expect(await keptFor(member, task.key, locationIndex)).toMatchObject(stop.keeps)
    })
  }
  await expectAddress(walker, `${task.path}/done`)
  await expect(page.getByRole('heading', { level: 1, name: task.done })).toBeVisible()
  await expectTag(page, task.provider?.isWaitedFor ? 'Bij ons' : words[expected.get(task.key) ?? 'none'])
  if (task.provider) {
    const { does, state, shows } = task.provider
    await does(member)
    await page.reload()
    await expectTag(page, words[state])
    await expectStates(state)
    if (shows) await shows(page)
    await expect(page.getByRole('heading', { level: 1, name: task.done })).toBeVisible()
  }
  // What is offered next goes by its date, not by its place on the card.
  if (!next) return expect(page.getByRole('heading', { name: 'Volgende taak' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Volgende taak' })).toBeVisible()
  await page.goto(locationIndex === null ? next.path : `${next.path}?location=${locationIndex}`)
}

/** On the route card every task stands with its state in words, in order, and all of them are done. */
async function expectOnCard(page: Page, tasks: readonly Task[], expected: ReadonlyMap<string, State>) {
  await unfold(page)
  for (const { key, title } of tasks) await expectCardWords(page, title, words[expected.get(key) ?? 'none'])
  await expect(page.getByText(`${tasks.length} van ${tasks.length} taken klaar`)).toBeVisible()
}

/** A task stands on the route card with this word. */
export async function expectCardWords(page: Page, title: string, word: string): Promise<void> {
  await expect(cardLine(page, title).getByText(word, { exact: true })).toBeVisible()
}

const expectTag = (page: Page, word: string) =>
  expect(page.getByRole('paragraph').getByText(word, { exact: true })).toBeVisible()

const expectAddress = ({ page, locationIndex }: Walker, path: string) =>
  expect(page).toHaveURL(locationIndex === null ? path : `${path}?location=${locationIndex}`)

/** By the page's own button or, where it asks nothing, its link. */
const goToNext = async (page: Page) => {
  const asks = await page.getByRole('button', { name: 'Opslaan en verder' }).isVisible()
  return asks ? goOn(page) : page.getByRole('main').getByRole('link', { name: 'Verder', exact: true }).click()
}

/** Leaves the page, and waits until another one is there: scripts change the address first. */
async function leave(page: Page, go: () => Promise<void>): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await go()
  await expect(heading).not.toHaveText(before)
}

/** Saves, and waits until the page shows what was saved. */
async function saveAndStay(page: Page): Promise<void> {
  const version = page.locator('input[name=version]')
  const before = await version.inputValue()
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(version).not.toHaveValue(before)
}

const itemSchema = z.object({
  key: z.string(),
  progress: z.enum(['none', 'busy', 'done', 'confirmed']),
  waiting_for: z.string().nullable(),
})
const categorySchema = z.object({ items: z.array(itemSchema) })
const roadmapSchema = z.object({ sections: z.array(z.object({ categories: z.array(categorySchema) })) })

/** Every item of a roadmap as the API tells it, in order. */
export async function itemsOf(page: Page, locationIndex: number | null) {
  const query = locationIndex === null ? '' : `?location_index=${locationIndex}`
  const answer = await page.request.get(`/api/roadmap${query}`)
  expect(answer.status()).toBe(200)
  const { sections } = roadmapSchema.parse(await answer.json())
  return sections.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
}

const statesOf = async (page: Page, locationIndex: number | null) =>
  (await itemsOf(page, locationIndex)).map(({ key, progress }): [string, State] => [key, progress])
