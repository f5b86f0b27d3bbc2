import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { openStep } from '#tests/support/step-form.ts'
import { encoded, openVisitor } from '#tests/support/visitor.ts'
import { comparingOptions, comparisonOf, type Extent, extentOf, type Round, roundsInTurns } from './measure.ts'
import { formType, savePath } from './peer/save.ts'
import { fasterRow, report } from './rows.ts'
import { type Compared, withPeer, type MeasuredPortal, type MeasuredServer } from './servers.ts'
import { cookiesOfLeader } from './sessions.ts'

const page = `${savePath}?location=0`

/**
 * Measures a save of one field, POST to 303, against a bare handler of Express that runs the same statements. Both save
 * the same form of the same organisation, each time with another value and the version that stands there.
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options: comparingOptions })
  const extent = extentOf(values)
  const rounds: Round[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    rounds.push(...(await withPeer((compared) => roundsOf(compared, extent))))
  }
  await report([fasterRow('save', 'a bare handler of Express, same statements', comparisonOf(rounds))], values.json)
  return true
}

/** The rounds of one run. */
async function roundsOf({ portal, control, peer }: Compared, extent: Extent): Promise<Round[]> {
  const cookie = await cookiesOfLeader(portal.origin, portal.settings)
  const { fields } = await openStep(visitorWith(portal, cookie), page)
  const first = Number(fields.version)
  let saves = 0
  const form = () => {
    const version = String(first + saves)
    saves += 1
    return encoded({ ...fields, version, 'contact.first_name': `Bo ${saves}`, goTo: 'save' })
  }
  const asked = { path: page, cookie, status: 303, form }
  const to = (server: MeasuredServer) => ({ ...asked, server })
  const rounds = await roundsInTurns(to(portal), to(peer), to(control), extent)
  await refuseUnsaved(portal, first, saves)
  return rounds
}

function visitorWith({ origin }: MeasuredPortal, cookie: string) {
  const visitor = openVisitor(origin)
  for (const pair of cookie.split('; ')) {
    const at = pair.indexOf('=')
    visitor.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return visitor
}

/** Every save counts only where it stands in the form and in its history. */
async function refuseUnsaved({ settings }: MeasuredPortal, first: number, saves: number): Promise<void> {
  const sql = postgres(settings.DATABASE_URL, { max: 1 })
  const [kept] = await sql`
    select f.version, f.fields #>> '{contact,first_name}' as name,
      (select count(*)::int from form_changes c
        where c.organisation_id = f.organisation_id and c.form_id = f.id and c.version > ${first}) as changes
    from forms f join users u on u.organisation_id = f.organisation_id and u.email = 'leader@example.org'
    where f.form_type = ${formType} and f.location_index = 0`
  await sql.end()
  const isKept = kept?.version === first + saves && kept?.changes === saves && kept?.name === `Bo ${saves}`
  if (!isKept) throw new Error(`Of ${saves} saves stands there: ${JSON.stringify(kept)}`)
}
