{{/* Pods of this installation, by component. */}}
{{- define "fitfolio.peer" -}}
- podSelector:
    matchLabels:
      app.kubernetes.io/name: fitfolio
      app.kubernetes.io/instance: {{ .root.Release.Name }}
      app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{/* The releases of all remotes: each is an installation of its own. */}}
{{- define "fitfolio.remotePeers" -}}
- podSelector:
    matchExpressions:
      - { key: fitfolio.dev/module, operator: Exists }
{{- end -}}

{{- define "fitfolio.dnsEgress" -}}
- to:
    - namespaceSelector:
        matchLabels: { kubernetes.io/metadata.name: kube-system }
  ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
{{- end -}}

{{/* To the collector of traces, where there is one. */}}
{{- define "fitfolio.tracingEgress" -}}
{{- $tracing := default dict (default dict .Values.global).tracing -}}
{{- if $tracing.endpoint -}}
- to: {{- toYaml $tracing.peers | nindent 4 }}
  ports:
    - { protocol: TCP, port: {{ $tracing.port }} }
{{- end }}
{{- end -}}
