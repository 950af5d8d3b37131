// A bottle of rum with a label (shape 0). Tints: glass, rum, label, cord.
#define LEAN vec3(0.24, 0.12, -0.20)

float around(vec3 p) {
  float belly = mix(0.48, 0.44, smoothstep(-0.9, 0.0, p.y));
  float neck = 0.145 + 0.02 * smoothstep(0.5, 0.9, p.y);
  return mix(belly, neck, smoothstep(0.08, 0.42, p.y));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  float d = smax((r - around(p)) * 0.8, -p.y - 0.90, 0.12);
  add(s, max(d, p.y - 0.76), 1);
  add(s, ring((p - vec3(0.0, 0.74, 0.0)).xzy, 0.165, 0.05), 1);
  add(s, rod(p - vec3(0.0, 0.86, 0.0), 0.125 + 0.02 * (p.y - 0.86), 0.11) - 0.01, 2);
  float label = max(abs(r - around(p) - 0.012) - 0.02, max(abs(p.y + 0.36) - 0.36, 0.05 - p.z));
  add(s, label * 0.8, 3);
  add(s, max(max(plate(shape0(p.xy + vec2(0.0, 0.36)), r - 0.49, 0.03, 0.01), 0.1 - p.z), -1.0) * 0.8, 6);
  for (int i = 0; i < 3; i++) add(s, ring((p - vec3(0.0, 0.46 + 0.075 * float(i), 0.0)).xzy, 0.17, 0.04), 4);
  add(s, ring(p - vec3(0.20, 0.34, 0.10), 0.10, 0.03), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = plush(vec3(0.55, 0.34, 0.16)); k.bump = 0.5; return k; }
  if (id == 4) { Stuff k = plush(T3 * (0.8 + 0.3 * sin(atan(p.x, p.z) * 20.0 + p.y * 30.0))); return k; }
  if (id == 6) return gloss(vec3(0.12, 0.04, 0.03));
  if (id == 3) {
    Stuff k = stuff(T2 * (0.85 + 0.25 * fbm(p * 8.0)), 0.0, 0.6);
    k.shine = T2 * 0.12;
    if (abs(abs(p.y + 0.36) - 0.30) < 0.022) k.base = vec3(0.55, 0.05, 0.03);
    return k;
  }
  float level = 0.20 + 0.02 * sin(p.x * 9.0);
  float edge = 1.0 - max(dot(n, v), 0.0);
  vec3 c = p.y < level ? T1 : T0;
  Stuff k = gloss(c * 0.5);
  k.coat = 2.0;
  k.shine = c * (0.20 + 0.55 * pow(1.0 - edge, 1.5));
  return k;
}
