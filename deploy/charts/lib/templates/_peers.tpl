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
