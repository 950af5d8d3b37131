// Papyrus in a bundle, tied. Tints: stalks, tufts, band, metal.
#define LEAN vec3(0.18, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  for (int i = 0; i < 5; i++) {
    float k = float(i - 2);
    float lean = k * 0.22, far = abs(k);
    vec2 top = vec2(k * 0.36, 0.42 - 0.13 * far);
    vec3 root = vec3(k * 0.10, -0.90, 0.10 - 0.05 * far);
    vec3 mid = vec3(k * 0.05, -0.16, 0.14 - 0.05 * far);
    add(s, vine(p, mat3(root, mid, vec3(top, 0.08 - 0.06 * far)), vec2(0.07, 0.05)), 1);
    vec3 q = spin(p - vec3(top, 0.08 - 0.06 * far), lean * 1.3);
    float r = length(q.xz), a = atan(q.x, q.z);
    float t = clamp(q.y / 0.50, 0.0, 1.0);
    float R = 0.09 + 0.30 * pow(t, 1.3);
    float tuft = max((r - R + 0.035 * sin(a * 11.0) * t) * 0.72, max(-q.y, q.y - 0.46 - 0.06 * cos(a * 11.0)));
    tuft = max(tuft, -max((r - R + 0.10), 0.16 - q.y));
    add(s, tuft * 0.8, 2);
    add(s, egg(q - vec3(0.0, 0.02, 0.0), vec3(0.12, 0.11, 0.12)), 4);
  }
  float r = length(p.xz * vec2(0.80, 1.0));
  add(s, max(r - 0.25, abs(p.y + 0.46) - 0.15) - 0.03, 3);
  add(s, ring((p - vec3(0.0, -0.28, 0.0)).xzy * vec3(0.80, 1.0, 1.0), 0.25, 0.045) * 0.9, 5);
  add(s, ring((p - vec3(0.0, -0.64, 0.0)).xzy * vec3(0.80, 1.0, 1.0), 0.25, 0.045) * 0.9, 5);
  add(s, egg(p - vec3(0.0, -0.46, 0.28), vec3(0.11, 0.12, 0.07)), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 5) return metal(T3, 0.17);
  if (id == 6) return gem(vec3(0.9, 0.06, 0.05), p, n, v);
  if (id == 3) { Stuff k = gloss(T2 * (0.8 + 0.3 * sin(p.y * 30.0))); k.shine = T2 * 0.15; return k; }
  if (id == 2) {
    Stuff k = cloth(T1 * (0.75 + 0.4 * sin(p.x * 44.0 + p.y * 6.0)));
    k.shine = T1 * 0.16;
    return k;
  }
  Stuff k = gloss(id == 4 ? T0 * 0.6 : T0);
  k.shine = T0 * 0.08;
  return k;
}
