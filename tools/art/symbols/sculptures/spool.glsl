// A spool of thread with its needle. Tints: thread, wood, needle.
#define LEAN vec3(0.22, 0.30, 0.12)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  for (int i = 0; i < 2; i++) {
    float y = i == 0 ? 0.72 : -0.72, up = i == 0 ? 1.0 : -1.0;
    add(s, rod(p - vec3(0.0, y, 0.0), 0.60, 0.07) - 0.03, 2);
    add(s, max((r - mix(0.58, 0.40, clamp((0.66 - p.y * up) / 0.16, 0.0, 1.0))) * 0.7, max(0.48 - p.y * up, p.y * up - 0.68)), 2);
  }
  add(s, max(rod(p - vec3(0.0, 0.80, 0.0), 0.20, 0.08), -rod(p - vec3(0.0, 0.80, 0.0), 0.13, 0.2)), 4);
  float wound = 0.50 + 0.05 * cos(p.y * 2.4) + 0.016 * sin(p.y * 62.0 + atan(p.x, p.z));
  add(s, max((r - wound) * 0.8, abs(p.y) - 0.58), 1);
  vec3 q = p - vec3(0.16, -0.02, 0.60);
  q.xy *= rot(-0.62);
  float steel = horn(q, vec3(0.0, -0.95, 0.0), vec3(0.0, 0.62, 0.0), vec2(0.012, 0.05));
  steel = min(steel, max(egg(q - vec3(0.0, 0.72, 0.0), vec3(0.085, 0.18, 0.05)), -egg(q - vec3(0.0, 0.73, 0.0), vec3(0.035, 0.11, 0.2))));
  add(s, steel, 3);
  add(s, vine(p, mat3(vec3(-0.26, 0.60, 0.62), vec3(0.20, 0.98, 0.90), vec3(0.50, 0.36, 0.52)), vec2(0.03, 0.03)), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return timber(T1 * 1.3, p);
  if (id == 4) return gold(0.2);
  if (id == 3) { Stuff k = metal(T2, 0.12); k.shine = T2 * 0.18; return k; }
  Stuff k = cloth(T0 * (0.8 + 0.3 * sin(p.y * 62.0 + atan(p.x, p.z))));
  k.coat = 0.4;
  k.shine = T0 * 0.16;
  return k;
}
