import type { nl } from './nl.ts'

export const en = {
  title: 'Newsletter to colleagues',
  intro: {
    heading: 'Tell colleagues what will change',
    what: 'Fill in when and where you start and who colleagues can contact. We turn this into a newsletter for you to share.',
    why: 'Colleagues who know why you’re doing this will help. People outside the project team will notice it too.',
    who: 'The project leader or team leader. Your communications team can publish it.',
    ready: 'Have these to hand: the start date and the name of the person who answers questions.',
  },
  pages: {
    details: {
      title: 'Details',
      heading: 'What should the newsletter say?',
      lead: 'These details appear in the newsletter. Everyone who reads it sees them.',
    },
    download: {
      title: 'Download the newsletter',
      heading: 'Download the newsletter',
      lead: 'We’ve filled in the newsletter with your details. You can change the text to suit your own style.',
    },
    share: {
      title: 'Share the newsletter',
      heading: 'Have you shared the newsletter?',
      lead: 'For example on the intranet, in the team meeting or on the noticeboard. There is a message here that you can email. Attach the newsletter to it.',
    },
  },
  fields: {
    downloaded: 'Newsletter downloaded',
    start: 'Date you start using the system',
    location: 'Location or wards that are starting',
    contact: 'Contact for colleagues',
    shared: 'Newsletter shared with colleagues',
    remarks: 'Remarks about the newsletter',
  },
  legends: {},
  hints: {
    start: 'For example 12-4-2027. If you leave this empty, we use the connection day or the target date',
    location: 'For example: the wards De Linde and De Eik. If you leave this empty, we use the name of the location',
    contact: 'Name, and how to reach this person. For example: Ans Bos, 030 123 45 67',
  },
  options: {},
  rows: {},
  missing: { downloaded: 'download the newsletter', shared: 'share the newsletter with colleagues' },
  done: {
    heading: 'Your colleagues know',
    text: 'Just before connection day there is a short start news item. You’ll find it in step 5 of the route card.',
  },
  dueReason: 'That way your colleagues know a month ahead what will change.',
} satisfies typeof nl
