import type { nl } from './nl.ts'

export const en = {
  title: 'Newsletter to colleagues',
  intro: {
    heading: 'Tell colleagues what is going to change',
    what: 'You fill in when and where you start and who colleagues can turn to. We turn this into a newsletter, which you share.',
    why: 'Colleagues who know why you do this will help. People outside the project team will notice it too.',
    who: 'The project leader or team leader. The communication department can publish it.',
    ready: 'Good to have at hand: the start date and the name of the person who answers questions.',
  },
  pages: {
    details: {
      title: 'Details',
      heading: 'What should the newsletter say?',
      lead: 'These details are in the newsletter. Everyone who reads it sees them.',
    },
    download: {
      title: 'Download the newsletter',
      heading: 'Download the newsletter',
      lead: 'The newsletter is filled in with your details. You can still adapt the text to your own style.',
    },
    share: {
      title: 'Share the newsletter',
      heading: 'Did you share the newsletter?',
      lead: 'For example on the intranet, in the team meeting or on the notice board. There is a message here that you can e-mail. Attach the newsletter to it.',
    },
  },
  fields: {
    downloaded: 'Newsletter downloaded',
    start: 'Date on which you start with the system',
    location: 'Location or wards that start',
    contact: 'Contact for colleagues',
    shared: 'Newsletter shared with colleagues',
    remarks: 'Remarks about the newsletter',
  },
  legends: {},
  hints: {
    start: 'For example 12-4-2027. If you leave this empty, we take the connection day or the target date',
    location: 'For example: the wards De Linde and De Eik. If you leave this empty, we take the name of the location',
    contact: 'Name, and how colleagues can reach this person. For example: Ans Bos, 030 123 45 67',
  },
  options: {},
  rows: {},
  missing: { downloaded: 'downloading the newsletter', shared: 'sharing the newsletter with colleagues' },
  done: {
    heading: 'Your colleagues are informed',
    text: 'Just before the connection day a short start news item follows. You will find it in step 5 of the route card.',
  },
  dueReason: 'Then your colleagues know a month ahead what is going to change.',
} satisfies typeof nl
