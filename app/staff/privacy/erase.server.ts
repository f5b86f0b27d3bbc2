import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { findFormsOfPerson, inOneTransaction, writeErased } from '#app/persistence/people/person-forms.server.ts'
import { emptyMail, sealedMail } from '#app/persistence/people/person-mail.server.ts'
import { findSnapshotsOfPerson, writeSnapshots } from '#app/persistence/people/person-snapshots.server.ts'
import { closeAccounts, eraseTraces } from '#app/persistence/people/person-rows.server.ts'
import { forgetSearch } from '#app/persistence/staff/search-kept.server.ts'
import { noteAboutPerson, type AskedPerson, type FoundPerson } from '#app/persistence/people/persons.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { gone, inForm, lookUp, near, type FoundForm } from './look-up.server.ts'
import { erased, snapshotWithout } from './person.ts'

/** Why nobody was erased. */
export type EraseRefusal = 'yourself' | 'too-much' | 'nothing'

/**
 * Erases a person in the places that were ticked, and nowhere else. Forms that people can open are saved as usual, one after the other, so that nobody's work is lost;
 * all the rest is one transaction, with a note that says how much and not whom. Broken off between the two it is done
 * again, and finds what is left.
 * @param ticked ids of places; those where nothing of the person can be erased do not count
 */
export async function erasePerson(
  actor: Actor,
  asked: AskedPerson,
  ticked: readonly string[],
): Promise<EraseRefusal | 'erased'> {
  const { person, forms, counts, places, isTooMuch } = await lookUp(actor, asked, ticked)
  if (person.accounts.some(({ id }) => id === actor.userId)) return 'yourself'
  if (isTooMuch) return 'too-much'
  if (!places.some(({ isErasable }) => isErasable)) return 'nothing'
  for (const form of forms) await saveWithout(actor, form, person)
  await inOneTransaction(async (tx) => {
    // What the saves above wrote into the history names the person once more.
    const left = (await findFormsOfPerson(person, tx)).flatMap((form) => inForm(form, person) ?? [])
    await writeErased(
      tx,
      left.map(({ form, fields, changes }) => ({ organisationId: form.organisationId, id: form.id, fields, changes })),
    )
    await eraseShown(tx, person)
    await eraseMail(tx, person)
    await eraseTraces(tx, person, gone)
    await closeAccounts(tx, actor, person, gone)
    await forgetSearch(
      tx,
      person.places.map(({ id }) => id),
    )
    await noteAboutPerson(actor, 'person-erased', person, counts, tx)
  })
  return 'erased'
}

async function saveWithout(actor: Actor, { form, fields }: FoundForm, person: FoundPerson): Promise<void> {
  const item = findItem(form.formType)
  if (!item || fields === null || form.archivedLocationId !== null) return
  const contributor = { organisationId: form.organisationId, userId: actor.userId, name: actor.name }
  // Where it cannot be saved, such as for a location that lost its name, the transaction that follows writes it.
  await save(contributor, {
    item,
    locationIndex: form.locationIndex,
    locationId: null,
    version: null,
    origin: { way: 'provider', path: '/admin/privacy' },
    change: (rendered) => {
      const without = erased(rendered, near(person, form), '', gone)
      return typeof without === 'object' && without !== null ? { ...without } : rendered
    },
  })
}

/** What links showed to others. */
async function eraseShown(tx: Queryable, person: FoundPerson): Promise<void> {
  const shown = await findSnapshotsOfPerson(tx, person)
  await writeSnapshots(
    tx,
    shown.map((one) => ({ ...one, snapshot: snapshotWithout(one.snapshot, near(person, one), gone) })),
  )
}

/** Messages to others that name the person; their text is sealed, so each is opened to see that. */
async function eraseMail(tx: Queryable, person: FoundPerson): Promise<void> {
  const isNamedIn = ({ organisationId, sealedText }: { organisationId: string | null; sealedText: string }) => {
    const text = openWords(sealedText)
    return JSON.stringify(erased(text, near(person, { organisationId }), '', gone)) !== JSON.stringify(text)
  }
  for await (const messages of sealedMail(tx, person)) {
    const named = messages.filter(isNamedIn)
    await emptyMail(
      tx,
      named.map(({ id }) => id),
    )
  }
}
