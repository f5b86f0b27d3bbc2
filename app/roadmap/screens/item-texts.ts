/** The texts every item has, whatever else it says. */
export type ItemTexts = {
  title: string
  intro: { heading: string; what: string; why: string; who: string; ready: string }
  done: { heading: string; text: string }
}
