import type { PendingSave, Outcome } from './sending.ts'

/** The server in small: merges by version as the real one does, keeps as a draft what is wrong or clashes. */
export function newServer() {
  const fields: Record<string, string> = { city: '', zipcode: '', vision: '' }
  const history: { name: string; from: string; to: string; isOurs: boolean }[] = []
  const drafts = new Set<string>()
  /** What the sender saw before somebody else changed it, and left as it was. */
  const leftAlone = new Set<string>()
  const write = (field: string, to: string, isOurs: boolean) => {
    history.push({ name: field, from: fields[field] ?? '', to, isOurs })
    fields[field] = to
  }
  /** @param isPart whether only what was changed is sent, as browsers do by themselves */
  const receive = ({ version, fields: sent }: PendingSave, isPart: boolean): Outcome => {
    const since = history.slice(version)
    // What others changed to just what is sent, the sender shows too.
    const isMerged = since.some((change) => sent[change.name]?.[0] !== fields[change.name])
    let isRefused = false
    for (const [field, [to = '']] of Object.entries(sent)) {
      const rendered = since.find((change) => change.name === field)?.from ?? fields[field]
      const latest = since.findLast((change) => change.name === field)
      if (to === rendered && latest?.isOurs === false) leftAlone.add(`${field}=${to}`)
      const known = since.filter((change) => change.name === field)
      const isTypedBack = isPart && known.length > 0 && known.every((change) => change.isOurs && change.to !== to)
      if ((to === rendered && !isTypedBack) || to === fields[field]) continue
      const isClash = known.length > 0 && to !== rendered
      if (isClash || to.startsWith('!')) {
        drafts.add(`${field}=${to}`)
        isRefused = true
      } else write(field, to, true)
    }
    return { kind: isRefused ? 'kept' : 'saved', version: history.length, isMerged }
  }
  const wasWritten = (field: string, to: string, after: number) =>
    history.slice(after).some((change) => change.name === field && change.to === to)
  return { fields, drafts, leftAlone, write, receive, wasWritten, version: () => history.length }
}
