// A conductor's whistle on its chain. Tints: metal, ball, cord.
#define LEAN vec3(0.35, 0.14, 0.22)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.18, -0.14, 0.0);
  float r = length(q.xy);
  float d = max(r - 0.54, abs(q.z) - 0.30) - 0.03;
  float mouth = box(q - vec3(-0.48, 0.36, 0.0), vec3(0.58, 0.19, 0.24), 0.05);
  d = smin(d, mouth, 0.05);
  d = max(d, -box(q - vec3(-0.28, 0.52, 0.0), vec3(0.13, 0.22, 0.20), 0.03));
  d = max(d, -max(r - 0.34, 0.20 - q.z));
  add(s, d, 1);
  add(s, length(vec2(r - 0.36, q.z - 0.32)) - 0.045, 3);
  add(s, ball(q - vec3(0.10 * cos(uPhase * 2.0 * PI), -0.08 + 0.1 * sin(uPhase * 2.0 * PI), 0.16), 0.21), 2);
  add(s, ring(q - vec3(0.56, 0.30, 0.0), 0.12, 0.04), 3);
  for (int i = 0; i < 2; i++) {
    float a = 0.5 + 0.42 * float(i);
    vec3 c = spin(q - vec3(0.60 - 0.09 * float(i) * float(i) * 0.4, 0.48 + 0.13 * float(i), 0.0), a);
    if (i % 2 == 1) c.xyz = c.xzy;
    add(s, ring(c, 0.075, 0.026), 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.2; return k; }
  if (id == 3) return metal(T2, 0.17);
  Stuff k = metal(T0, 0.2);
  k.shine = T0 * 0.06;
  return k;
}
