/**
 * Loaders of the pages for staff, by the name of their path in `paths`. This long list is a chunk of its own, which
 * students do not download.
 */
export const adminPages = {
  insertExamination: async () =>
    (await import('../../examinations/admin/edit/insert-examination-page.tsx')).InsertExaminationPage,
  editExamination: async () =>
    (await import('../../examinations/admin/edit/edit-examination-page.tsx')).EditExaminationPage,
  previewExamination: async () =>
    (await import('../../attempts/preview/preview-page.tsx')).PreviewExaminationPage,
  examinationAttempts: async () => (await import('../../monitor/list/attempts-page.tsx')).AttemptsPage,
  answerSheet: async () => (await import('../../monitor/list/attempts-page.tsx')).AnswerSheetPage,
  marking: async () => (await import('../../marking/marking-page.tsx')).MarkingPage,
  examinationBank: async () => (await import('../../bank/list/bank-list-page.tsx')).BankListPage,
  insertExaminationBank: async () => (await import('../../bank/edit/insert-bank-page.tsx')).InsertBankPage,
  editExaminationBank: async () => (await import('../../bank/edit/edit-bank-page.tsx')).EditBankPage,
  importBank: async () => (await import('../../interchange/import-page.tsx')).ImportPage,
  stimulus: async () => (await import('../../bank/stimuli/stimulus-page.tsx')).StimulusPage,
  library: async () => (await import('../../library/library-page.tsx')).LibraryPage,
  registerStudent: async () => (await import('../../students/list/students-page.tsx')).StudentsPage,
  classes: async () => (await import('../../classes/classes-page.tsx')).ClassesPage,
  settings: async () => (await import('../../settings/settings-page.tsx')).SettingsPage,
  staff: async () => (await import('../../staff/staff-page.tsx')).StaffPage,
  audit: async () => (await import('../../audit/audit-page.tsx')).AuditPage,
};
