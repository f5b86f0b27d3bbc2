import type { nl } from './nl.ts'

export const en = {
  agreement: {
    title: 'Model study agreement',
    file: 'Model study agreement {{location}}',
    finalTitle: 'Study agreement',
    finalFile: 'Study agreement {{location}}',
    version: 'Version {{version}}.',
    draft:
      'This is a model, so it is only a draft. If the supplier signs its own study agreement with you, that one applies instead of this model.',
    organisation: 'The organisation',
    supplier: 'The bed sensor supplier',
    names: 'They are called ‘the organisation’ and ‘the supplier’ below.',
    name: 'Name',
    kvk: 'Chamber of Commerce number (KvK)',
    address: 'Address',
    signer: 'Represented by',
    about: 'What this agreement is about',
    location: 'Location',
    sensors: 'Number of bed sensors',
    sensorsOf: 'Bed sensors on {{ward}}',
    start: 'Start',
    remarks: 'Remarks',
    organisationDoes: 'What the organisation does',
    organisationDuties: {
      network: 'The organisation provides power and a working WiFi network at every bed with a bed sensor.',
      people: 'The organisation names staff who help to introduce the bed sensors, and gives them time to do so.',
      tells: 'Before the first day, the organisation tells residents, families and staff what is going to happen.',
      care: 'The organisation uses the bed sensors as the training explains. It remains responsible for the care of residents.',
    },
    supplierDoes: 'What the supplier does',
    supplierDuties: {
      delivers: 'The supplier delivers and connects the bed sensors on a day that both agree.',
      trains: 'The supplier trains the staff who work with the bed sensors.',
      helps: 'The supplier answers questions, and fixes faults in the bed sensors and the app.',
      data: 'The supplier uses data about residents and staff only as the processing agreement says.',
    },
    further: 'We also agree',
    terms: {
      duration:
        'Duration: this agreement starts when both have signed. It lasts until either of them says in writing that they are stopping.',
      costs: 'Costs: this agreement sets no prices. Anything the organisation pays is in the supplier’s quotation.',
      personalData:
        'Personal data: the bed sensors are not switched on until the organisation and the supplier also have a processing agreement.',
    },
    signingOrganisation: 'Signature for the organisation',
    signingSupplier: 'Signature for the supplier',
    person: 'Name',
    role: 'Role',
    place: 'Place',
    date: 'Date',
    signature: 'Signature',
  },
} satisfies typeof nl
