// A parcel in brown paper, corded, with a label and a bow. Tints: paper, cord, label, stamp.
#define LEAN vec3(0.56, 0.36, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.10, 0.0);
  float crease = 0.008 * sin(q.x * 17.0 + q.y * 6.0) * sin(q.z * 15.0);
  add(s, box(q, vec3(0.66, 0.46, 0.56), 0.07) - crease, 1);
  // Flaps folded over the front edge.
  add(s, box(q - vec3(0.0, 0.445, 0.0), vec3(0.64, 0.03, 0.18), 0.03), 1);
  // The cord, round both ways.
  float across = max(abs(max(abs(q.y) - 0.47, abs(q.z) - 0.57)) - 0.035, 0.0);
  float one = box2(vec2(abs(q.y) - 0.0, abs(q.z)), vec2(0.475, 0.575));
  add(s, max(abs(one) - 0.030, abs(q.x + 0.04) - 0.036) - 0.008, 2);
  float two = box2(vec2(abs(q.y), abs(q.x)), vec2(0.475, 0.675));
  add(s, max(abs(two) - 0.030, abs(q.z - 0.02) - 0.036) - 0.008, 2);
  // A bow on top: two loops, two ends, a knot.
  vec3 b = q - vec3(-0.04, 0.54, 0.02);
  float pull = 0.02 * sin(uPhase * 2.0 * PI);
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec3 o = vec3(side * b.x, b.yz) - vec3(0.22, 0.13 + pull, 0.0);
    o.xy *= rot(0.45);
    add(s, (length(vec2(length(o.xy * vec2(0.72, 1.25)) - 0.145, o.z)) - 0.042) * 0.75, 2);
    add(s, vine(vec3(side * b.x, b.yz), mat3(vec3(0.0, 0.0, 0.05), vec3(0.18, 0.06, 0.22), vec3(0.30, -0.08, 0.36)), vec2(0.040, 0.034)), 2);
  }
  add(s, egg(b - vec3(0.0, 0.03, 0.03), vec3(0.095, 0.075, 0.085)), 2);
  // Label and stamps on the front.
  add(s, box(q - vec3(0.30, -0.16, 0.565), vec3(0.25, 0.16, 0.02), 0.015), 3);
  add(s, box(q - vec3(-0.36, 0.14, 0.565), vec3(0.155, 0.185, 0.02), 0.012), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = p - vec3(0.0, -0.10, 0.0);
  if (id == 2) {
    Stuff k = cloth(T1 * (0.75 + 0.4 * sin((q.x + q.y + q.z) * 90.0)));
    k.shine = T1 * 0.15;
    return k;
  }
  if (id == 3) {
    Stuff k = cloth(T2);
    k.shine = T2 * 0.22;
    vec2 l = q.xy - vec2(0.30, -0.16);
    float row = abs(fract(l.y * 11.0) - 0.5);
    if (row < 0.10 && abs(l.x) < 0.19 - 0.06 * step(l.y, -0.05) && abs(l.y) < 0.12) { k.base = INK * 4.0; k.shine = vec3(0.0); }
    return k;
  }
  if (id == 4) {
    vec2 l = q.xy - vec2(-0.36, 0.14);
    Stuff k = gloss(vec3(0.98, 0.95, 0.88));
    k.shine = vec3(0.14);
    if (max(abs(l.x) - 0.120, abs(l.y) - 0.150) < 0.0) {
      k.base = T3;
      k.shine = T3 * 0.22;
      float peak = l.y + 0.06 - 0.10 * max(0.0, 1.0 - abs(l.x + 0.02) * 9.0) - 0.05 * max(0.0, 1.0 - abs(l.x - 0.07) * 12.0);
      if (peak < 0.0) { k.base = vec3(0.96); k.shine = vec3(0.22); }
    }
    return k;
  }
  Stuff k = stuff(T0 * (0.84 + 0.25 * noise(q * 7.0)), 0.0, 0.6);
  k.soft = 0.4;
  k.coat = 0.12;
  k.shine = T0 * 0.10;
  return k;
}
